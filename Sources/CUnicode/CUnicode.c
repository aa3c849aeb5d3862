#include "CUnicode.h"
int32_t sl_unicode_placeholder(void){return 0;}
