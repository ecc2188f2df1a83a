/* What this processor can do: the same work as the lab's kernels, written for AVX2 by hand.
 *
 * Four xoshiro256++ generators to a register. A word is cut into parts of 16 bits, and a part is
 * mapped to a pocket by Lemire's method; parts that would favour some pockets are drawn again.
 */

#include <immintrin.h>
#include <stdint.h>

typedef uint64_t words __attribute__((vector_size(32)));
typedef int32_t amounts __attribute__((vector_size(32)));

enum { LANES = 4 };
#define ROTATE(word, by) (((word) << (by)) | ((word) >> (64 - (by))))
#include "limit.h"

/* Sixteen pockets, each exactly as probable as the others. */
static inline __m256i draw(words state[4]) {
    const __m256i ways = _mm256_set1_epi16(POCKETS), least = _mm256_set1_epi16(THRESHOLD);
    __m256i parts = (__m256i)next(state);
    __m256i found = _mm256_mulhi_epu16(parts, ways), low = _mm256_mullo_epi16(parts, ways);
    __m256i fine = _mm256_cmpeq_epi16(_mm256_max_epu16(low, least), low);
    while (__builtin_expect(!_mm256_testc_si256(fine, _mm256_set1_epi16(-1)), 0)) {
        parts = (__m256i)next(state);
        found = _mm256_blendv_epi8(_mm256_mulhi_epu16(parts, ways), found, fine);
        low = _mm256_blendv_epi8(_mm256_mullo_epi16(parts, ways), low, fine);
        fine = _mm256_cmpeq_epi16(_mm256_max_epu16(low, least), low);
    }
    return found;
}

/* Pockets of one stream; count is a multiple of 64. */
void fill(uint64_t key, uint8_t *out, int64_t count) {
    words one[4], two[4];
    seed(one, key, 0);
    seed(two, key, 1);
    for (int64_t place = 0; place < count; place += 64) {
        __m256i a = draw(one), b = draw(two), c = draw(one), d = draw(two);
        _mm256_storeu_si256((__m256i *)(out + place), _mm256_packus_epi16(a, b));
        _mm256_storeu_si256((__m256i *)(out + place + 32), _mm256_packus_epi16(c, d));
    }
}

static inline void turn(amounts won, amounts *units, amounts *stack, int32_t most) {
    const amounts one = (amounts){} + 1;
    *stack += (*units ^ ~won) - ~won;
    amounts asked = (one & won) | ((*units + *units) & ~won);
    amounts beyond = asked > most;
    asked = (one & beyond) | (asked & ~beyond);
    /* Nobody stakes more than is left, and who has nothing left stakes nothing. */
    *units = (amounts)_mm256_min_epi32((__m256i)asked, (__m256i)*stack);
}

/* Final stacks of martingales on an even chance; sessions is a multiple of 32. */
void martingale(uint64_t key, int64_t sessions, int64_t spins, int32_t start, int32_t most,
                int32_t *final) {
    for (int64_t first = 0; first < sessions; first += 32) {
        words state[2][4];
        amounts units[4], stack[4];
        seed(state[0], key, first);
        seed(state[1], key, first + 1);
        for (int part = 0; part < 4; part++)
            units[part] = (amounts){} + 1, stack[part] = (amounts){} + start;
        for (int64_t spin = 0; spin < spins; spin++)
            for (int half = 0; half < 2; half++) {
                __m256i reds = _mm256_set1_epi16(REDS);
                __m256i won = _mm256_cmpgt_epi16(reds, draw(state[half]));
                __m128i low = _mm256_castsi256_si128(won), high = _mm256_extracti128_si256(won, 1);
                amounts one = (amounts)_mm256_cvtepi16_epi32(low);
                amounts two = (amounts)_mm256_cvtepi16_epi32(high);
                turn(one, &units[2 * half], &stack[2 * half], most);
                turn(two, &units[2 * half + 1], &stack[2 * half + 1], most);
            }
        for (int part = 0; part < 4; part++)
            _mm256_storeu_si256((__m256i *)(final + first + 8 * part), (__m256i)stack[part]);
    }
}
