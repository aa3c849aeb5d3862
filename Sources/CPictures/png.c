#include "CPictures.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

enum { most_colors = 256, slots = 1024 };

struct palette {
  uint32_t colors[most_colors];
  unsigned count;
  // By hash: a colour's number and one more, 0 where none is.
  uint16_t numbers[slots];
};

static unsigned slot_of(uint32_t color) { return (color * 2654435761u) >> 22; }

/// @return The colour's number; -1 where there is no room for another.
static int number_of(struct palette *palette, uint32_t color) {
  unsigned slot = slot_of(color);
  while (palette->numbers[slot]) {
    unsigned number = palette->numbers[slot] - 1u;
    if (palette->colors[number] == color) return (int)number;
    slot = (slot + 1) % slots;
  }
  if (palette->count == most_colors) return -1;
  palette->colors[palette->count++] = color;
  palette->numbers[slot] = (uint16_t)palette->count;
  return (int)palette->count - 1;
}

struct file {
  uint8_t *bytes;
  size_t count, room;
};

static void append(png_structp png, png_bytep bytes, png_size_t count) {
  struct file *file = png_get_io_ptr(png);
  if (file->room - file->count < count) {
    size_t room = (file->count + count) * 2;
    uint8_t *grown = realloc(file->bytes, room);
    if (!grown) png_error(png, "no memory");
    file->bytes = grown;
    file->room = room;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static void flush(png_structp png) { (void)png; }

/// Cairo's channels are multiplied by the opacity.
static uint8_t channel(uint32_t pixel, int shift, int has_alpha) {
  uint32_t value = pixel >> shift & 0xFF, alpha = pixel >> 24;
  if (!has_alpha || alpha == 0xFF) return (uint8_t)value;
  if (!alpha) return 0;
  uint32_t full = (value * 255 + alpha / 2) / alpha;
  return (uint8_t)(full > 255 ? 255 : full);
}

/// @return Numbers of colours; `NULL` where there are too many, or no memory.
static uint8_t *indexed(
  const uint32_t *pixels, size_t width, size_t height, size_t stride, uint32_t opaque, struct palette *palette) {
  uint8_t *rows = malloc(width * height);
  if (!rows) return NULL;
  uint8_t *next = rows;
  uint32_t last = pixels[0] | opaque;
  int number = number_of(palette, last);
  for (size_t y = 0; y < height; y++) {
    const uint32_t *row = pixels + y * stride;
    for (size_t x = 0; x < width; x++) {
      uint32_t color = row[x] | opaque;
      if (color != last) {
        last = color;
        number = number_of(palette, color);
        if (number < 0) {
          free(rows);
          return NULL;
        }
      }
      *next++ = (uint8_t)number;
    }
  }
  return rows;
}

static uint8_t *direct(const uint32_t *pixels, size_t width, size_t height, size_t stride, int has_alpha) {
  uint8_t *rows = malloc(width * (has_alpha ? 4 : 3) * height);
  if (!rows) return NULL;
  uint8_t *next = rows;
  for (size_t y = 0; y < height; y++) {
    const uint32_t *row = pixels + y * stride;
    for (size_t x = 0; x < width; x++) {
      for (int shift = 16; shift >= 0; shift -= 8) *next++ = channel(row[x], shift, has_alpha);
      if (has_alpha) *next++ = (uint8_t)(row[x] >> 24);
    }
  }
  return rows;
}

static void write_palette(png_structp png, png_infop info, const struct palette *palette, int has_alpha) {
  png_color colors[most_colors];
  png_byte alphas[most_colors];
  for (unsigned index = 0; index < palette->count; index++) {
    uint32_t color = palette->colors[index];
    colors[index] = (png_color){
      .red = channel(color, 16, has_alpha), .green = channel(color, 8, has_alpha), .blue = channel(color, 0, has_alpha)};
    alphas[index] = (png_byte)(color >> 24);
  }
  png_set_PLTE(png, info, colors, (int)palette->count);
  if (has_alpha) png_set_tRNS(png, info, alphas, (int)palette->count, NULL);
}

/// @param palette `NULL` where each pixel holds its channels.
static int write(
  struct file *file, const uint8_t *rows, size_t width, size_t height, const struct palette *palette, int has_alpha) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  int type = palette ? PNG_COLOR_TYPE_PALETTE : has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB;
  png_set_write_fn(png, file, append, flush);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_IHDR(
    png, info, (png_uint_32)width, (png_uint_32)height, 8, type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
    PNG_FILTER_TYPE_DEFAULT);
  if (palette) write_palette(png, info, palette, has_alpha);
  png_write_info(png, info);
  size_t stride = width * (palette ? 1 : has_alpha ? 4 : 3);
  for (size_t y = 0; y < height; y++) png_write_row(png, rows + y * stride);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return 1;
}

int sightline_write_png(
  const uint32_t *pixels, int width, int height, size_t stride, int has_alpha, uint8_t **bytes, size_t *count) {
  struct palette palette;
  struct file file = {0};
  memset(&palette, 0, sizeof palette);
  if (width < 1 || height < 1 || width > 65535 || height > 65535) return 0;
  size_t columns = (size_t)width, lines = (size_t)height;
  uint8_t *rows = indexed(pixels, columns, lines, stride, has_alpha ? 0 : 0xFF000000u, &palette);
  int is_indexed = rows != NULL;
  if (!is_indexed) rows = direct(pixels, columns, lines, stride, has_alpha);
  int is_written = rows && write(&file, rows, columns, lines, is_indexed ? &palette : NULL, has_alpha);
  free(rows);
  if (!is_written) {
    free(file.bytes);
    return 0;
  }
  *bytes = file.bytes;
  *count = file.count;
  return 1;
}
