/* The same as limit.c for AVX-512: eight generators to a register, thirty-two pockets at a time. */

#include <immintrin.h>
#include <stdint.h>

typedef uint64_t words __attribute__((vector_size(64)));

enum { LANES = 8 };
#define ROTATE(word, by) ((words)_mm512_rol_epi64((__m512i)(word), (by)))
#include "limit.h"

/* Thirty-two pockets, each exactly as probable as the others. */
static inline __m512i draw(words state[4]) {
    const __m512i ways = _mm512_set1_epi16(POCKETS), least = _mm512_set1_epi16(THRESHOLD);
    __m512i parts = (__m512i)next(state);
    __m512i found = _mm512_mulhi_epu16(parts, ways), low = _mm512_mullo_epi16(parts, ways);
    __mmask32 fine = _mm512_cmpge_epu16_mask(low, least);
    while (__builtin_expect(fine != 0xFFFFFFFFu, 0)) {
        parts = (__m512i)next(state);
        found = _mm512_mask_mov_epi16(_mm512_mulhi_epu16(parts, ways), fine, found);
        low = _mm512_mask_mov_epi16(_mm512_mullo_epi16(parts, ways), fine, low);
        fine = _mm512_cmpge_epu16_mask(low, least);
    }
    return found;
}

/* Pockets of one stream; count is a multiple of 128. */
void fill(uint64_t key, uint8_t *out, int64_t count) {
    words one[4], two[4];
    seed(one, key, 0);
    seed(two, key, 1);
    for (int64_t place = 0; place < count; place += 128) {
        __m512i a = draw(one), b = draw(two), c = draw(one), d = draw(two);
        _mm512_storeu_si512(out + place, _mm512_packus_epi16(a, b));
        _mm512_storeu_si512(out + place + 64, _mm512_packus_epi16(c, d));
    }
}

static inline void turn(__mmask16 won, __m512i *units, __m512i *stack, __m512i most) {
    const __m512i one = _mm512_set1_epi32(1);
    __m512i lost = _mm512_sub_epi32(*stack, *units);
    *stack = _mm512_mask_add_epi32(lost, won, *stack, *units);
    __m512i asked = _mm512_mask_mov_epi32(_mm512_add_epi32(*units, *units), won, one);
    asked = _mm512_mask_mov_epi32(asked, _mm512_cmpgt_epi32_mask(asked, most), one);
    /* Nobody stakes more than is left, and who has nothing left stakes nothing. */
    *units = _mm512_min_epi32(asked, *stack);
}

/* Final stacks of martingales on an even chance; sessions is a multiple of 64. */
void martingale(uint64_t key, int64_t sessions, int64_t spins, int32_t start, int32_t most,
                int32_t *final) {
    const __m512i reds = _mm512_set1_epi16(REDS), highest = _mm512_set1_epi32(most);
    for (int64_t first = 0; first < sessions; first += 64) {
        words state[2][4];
        __m512i units[4], stack[4];
        seed(state[0], key, first);
        seed(state[1], key, first + 1);
        for (int part = 0; part < 4; part++)
            units[part] = _mm512_set1_epi32(1), stack[part] = _mm512_set1_epi32(start);
        for (int64_t spin = 0; spin < spins; spin++)
            for (int half = 0; half < 2; half++) {
                __mmask32 won = _mm512_cmplt_epu16_mask(draw(state[half]), reds);
                turn((__mmask16)won, &units[2 * half], &stack[2 * half], highest);
                turn((__mmask16)(won >> 16), &units[2 * half + 1], &stack[2 * half + 1], highest);
            }
        for (int part = 0; part < 4; part++)
            _mm512_storeu_si512(final + first + 16 * part, stack[part]);
    }
}
