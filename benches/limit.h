/* What both limits share: the generators that fill a register, and what a pocket is.
 *
 * Before it is included, `words` is the register and LANES how many generators it holds; ROTATE turns
 * each word of a register to the left.
 */

enum { POCKETS = 37, REDS = 18, THRESHOLD = 65536 % POCKETS };

static uint64_t mix(uint64_t word) {
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    return word ^ (word >> 31);
}

static void seed(words state[4], uint64_t key, uint64_t number) {
    for (int word = 0; word < 4; word++)
        for (int lane = 0; lane < LANES; lane++) {
            uint64_t place = 4 * LANES * number + 4 * lane + word + 1;
            state[word][lane] = mix(key + place * 0x9E3779B97F4A7C15u);
        }
}

static inline words next(words s[4]) {
    words sum = s[0] + s[3];
    words found = ROTATE(sum, 23) + s[0];
    words shifted = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = ROTATE(s[3], 45);
    return found;
}
