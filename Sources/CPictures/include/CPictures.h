#ifndef CPICTURES_H
#define CPICTURES_H
#include <stddef.h>
#include <stdint.h>

/// Reads a JPEG file: libjpeg ends the process on an error unless somebody jumps out of it, which Swift can't.
///
/// @param pixels_limit More pixels are refused.
/// @param pixels On success `width * height` pixels of 32 bits, opaque, alpha first; for `free`.
/// @param message On failure what libjpeg says, at most 200 bytes with the end.
/// @return 1 on success, 0 on failure.
int sightline_read_jpeg(
  const uint8_t *bytes, size_t count, size_t pixels_limit, uint32_t **pixels, int *width, int *height, char *message);

/// Writes opaque pixels as a JPEG file.
///
/// @param quality 1…100.
/// @param bytes On success the file; for `free`.
/// @return 1 on success, 0 on failure.
int sightline_write_jpeg(
  const uint32_t *pixels, int width, int height, int quality, uint8_t **bytes, size_t *count);

/// Writes Cairo's pixels as a PNG file: by a palette where they have at most 256 colours, without filters, which packs
/// what a screen shows smaller and faster.
///
/// @param stride Pixels from a row to the next.
/// @param has_alpha 0 where the upper byte means nothing.
/// @param bytes On success the file; for `free`.
/// @return 1 on success, 0 on failure.
int sightline_write_png(
  const uint32_t *pixels, int width, int height, size_t stride, int has_alpha, uint8_t **bytes, size_t *count);

#endif
