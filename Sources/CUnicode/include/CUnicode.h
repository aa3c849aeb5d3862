#ifndef CUNICODE_H
#define CUNICODE_H
#include <stdint.h>
int32_t sl_unicode_placeholder(void);
#endif
