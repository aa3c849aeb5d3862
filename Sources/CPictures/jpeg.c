#include "CPictures.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

enum { message_limit = 200 };

struct errors {
  struct jpeg_error_mgr base;
  jmp_buf place;
  char message[JMSG_LENGTH_MAX];
};

static void leave(j_common_ptr info) {
  struct errors *errors = (struct errors *)info->err;
  (*info->err->format_message)(info, errors->message);
  longjmp(errors->place, 1);
}

static void keep_silent(j_common_ptr info) { (void)info; }

int sightline_read_jpeg(
  const uint8_t *bytes, size_t count, size_t pixels_limit, uint32_t **pixels, int *width, int *height,
  char *message) {
  struct jpeg_decompress_struct info;
  struct errors errors;
  uint32_t *volatile result = NULL;
  unsigned char *volatile row = NULL;
  memset(&errors, 0, sizeof errors);
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = leave;
  errors.base.output_message = keep_silent;
  if (setjmp(errors.place)) {
    jpeg_destroy_decompress(&info);
    free((void *)result);
    free((void *)row);
    strncpy(message, errors.message, message_limit - 1);
    message[message_limit - 1] = 0;
    return 0;
  }
  jpeg_create_decompress(&info);
  info.mem->max_memory_to_use = 256L << 20;
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  int is_cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = is_cmyk ? JCS_CMYK : JCS_RGB;
  size_t sides = (size_t)info.image_width * info.image_height;
  if (info.image_width == 0 || info.image_height == 0 || sides > pixels_limit) {
    jpeg_destroy_decompress(&info);
    snprintf(message, message_limit, "it has %u x %u pixels", info.image_width, info.image_height);
    return 0;
  }
  jpeg_start_decompress(&info);
  result = malloc(sides * sizeof *result);
  row = malloc((size_t)info.output_width * (size_t)info.output_components);
  if (!result || !row) {
    jpeg_destroy_decompress(&info);
    free((void *)result);
    free((void *)row);
    snprintf(message, message_limit, "there is no memory for it");
    return 0;
  }
  while (info.output_scanline < info.output_height) {
    uint32_t *target = result + (size_t)info.output_scanline * info.output_width;
    JSAMPROW rows[1] = {row};
    jpeg_read_scanlines(&info, rows, 1);
    for (unsigned x = 0; x < info.output_width; x++) {
      const unsigned char *p = row + (size_t)x * (size_t)info.output_components;
      // Adobe's CMYK is stored inverted: the channels are what is left of the light.
      uint32_t red = is_cmyk ? (uint32_t)p[0] * p[3] / 255 : p[0];
      uint32_t green = is_cmyk ? (uint32_t)p[1] * p[3] / 255 : p[1];
      uint32_t blue = is_cmyk ? (uint32_t)p[2] * p[3] / 255 : p[2];
      target[x] = 0xFF000000u | red << 16 | green << 8 | blue;
    }
  }
  *width = (int)info.output_width;
  *height = (int)info.output_height;
  *pixels = result;
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  free((void *)row);
  return 1;
}

int sightline_write_jpeg(
  const uint32_t *pixels, int width, int height, int quality, uint8_t **bytes, size_t *count) {
  struct jpeg_compress_struct info;
  struct errors errors;
  unsigned char *volatile row = NULL;
  unsigned char *buffer = NULL;
  unsigned long size = 0;
  memset(&errors, 0, sizeof errors);
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = leave;
  errors.base.output_message = keep_silent;
  if (setjmp(errors.place)) {
    jpeg_destroy_compress(&info);
    free((void *)row);
    free(buffer);
    return 0;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &buffer, &size);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 3;
  info.in_color_space = JCS_RGB;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  info.dct_method = JDCT_ISLOW;
  row = malloc((size_t)width * 3);
  if (!row) {
    jpeg_destroy_compress(&info);
    return 0;
  }
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    const uint32_t *source = pixels + (size_t)info.next_scanline * (size_t)width;
    for (int x = 0; x < width; x++) {
      row[x * 3] = (unsigned char)(source[x] >> 16);
      row[x * 3 + 1] = (unsigned char)(source[x] >> 8);
      row[x * 3 + 2] = (unsigned char)source[x];
    }
    JSAMPROW rows[1] = {row};
    jpeg_write_scanlines(&info, rows, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  free((void *)row);
  *bytes = buffer;
  *count = size;
  return 1;
}
