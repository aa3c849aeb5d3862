import CHarfBuzz
package import Typesetting

/// `hb_shape` and nothing else: what any typesetter has to pay at least.
package final class RawShaping {
  private struct Job {
    var text: [CChar]
    var font: OpaquePointer
    var direction: hb_direction_t
    var script: hb_script_t
    var language: hb_language_t?
  }
  private var jobs: [Job] = []
  private let buffer = hb_buffer_create()!
  package private(set) var glyphs = 0

  package init(_ runs: [ShapingRun]) {
    var fonts: [String: OpaquePointer] = [:]
    for run in runs {
      let key = "\(run.file)#\(run.face)"
      if fonts[key] == nil {
        let blob = hb_blob_create_from_file(run.file)
        fonts[key] = hb_font_create(hb_face_create(blob, UInt32(run.face)))
      }
      jobs.append(
        Job(
          text: Array(run.text.utf8CString.dropLast()), font: fonts[key]!,
          direction: run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR,
          script: hb_script_from_string(run.script, -1), language: hb_language_from_string(run.language, -1)))
    }
  }

  package func run() {
    glyphs = 0
    for job in jobs {
      hb_buffer_clear_contents(buffer)
      hb_buffer_add_utf8(buffer, job.text, Int32(job.text.count), 0, Int32(job.text.count))
      hb_buffer_set_direction(buffer, job.direction)
      hb_buffer_set_script(buffer, job.script)
      hb_buffer_set_language(buffer, job.language)
      hb_shape(job.font, buffer, nil, 0)
      glyphs += Int(hb_buffer_get_length(buffer))
    }
  }
}
