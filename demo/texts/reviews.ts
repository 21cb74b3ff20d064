import type { Language, ReviewRefusal } from '#generated/enums.ts';

interface DemoReview {
  readonly lang: Language;
  /** Stars; none for a comment. */
  readonly rating: number | null;
  readonly text: string;
  readonly answer?: string;
  readonly refusal?: ReviewRefusal;
}

/** Reviews of demo customers. */
export const DEMO_REVIEWS: readonly DemoReview[] = [
  {
    lang: 'en',
    rating: 5,
    text: 'Dead quiet pressing, flat as a table, and the sleeve is heavier than anything I bought this year.',
  },
  {
    lang: 'fr',
    rating: 5,
    text: 'Un pressage impeccable. La face B à bas volume, le soir, c’est un vrai bonheur.',
  },
  { lang: 'zh', rating: 5, text: '压制质量非常好，底噪很低，封套印刷也很精致。' },
  {
    lang: 'en',
    rating: 2,
    text: 'Lovely music, but my copy came with a seam split. The outer box had no corner protection at all.',
    answer: 'That should not have happened. A new sleeve is in the post, and we pack with corner guards from now on.',
  },
  {
    lang: 'fr',
    rating: 3,
    text: 'Le disque est beau, mais le vert est bien plus pâle que sur la photo.',
  },
  {
    lang: 'en',
    rating: null,
    text: 'Does anybody know whether the download code comes with the lossless files or with MP3 only?',
    answer: 'Both: each code gives WAV, FLAC and MP3.',
  },
  {
    lang: 'en',
    rating: 4,
    text: 'Great mastering. One track per side would have been enough for me, but the inner groove holds up well.',
  },
  {
    lang: 'fr',
    rating: 4,
    text: 'Livraison soignée, deux semaines d’avance sur la date annoncée. Il manque juste les paroles.',
  },
  { lang: 'zh', rating: 4, text: '彩胶很漂亮，第一面开头有轻微爆豆声，清洗后就没有了。' },
  {
    lang: 'en',
    rating: 5,
    text: 'Bought it for the cover, stayed for side two. The bass finally has room to breathe.',
  },
  {
    lang: 'fr',
    rating: null,
    text: 'Une version cassette est-elle prévue pour ceux qui n’ont plus de platine ?',
    answer: 'Oui, à l’automne, tirée à deux cents exemplaires.',
  },
  {
    lang: 'en',
    rating: 1,
    text: 'Off-centre hole, audible on every long note. I asked for another copy a week ago.',
  },
  {
    lang: 'en',
    rating: 5,
    text: 'CHEAP TURNTABLES AND FOLLOWERS, see my page, first order half price!!!',
    refusal: 'spam',
  },
  {
    lang: 'fr',
    rating: 5,
    text: 'J’avais l’original de 1978. Cette réédition est plus silencieuse et l’insert est traduit.',
  },
  { lang: 'zh', rating: null, text: '请问黑胶版和CD版的曲目顺序一样吗？' },
  {
    lang: 'en',
    rating: 3,
    text: 'Good record, slow shipping. Four weeks to Toronto with no scan in between.',
    answer: 'Parcels to Canada leave from Toronto themselves since May, so the next one should take a week.',
  },
  {
    lang: 'fr',
    rating: 1,
    text: 'Le vendeur habite au 12 de ma rue, passez donc lui dire ce que vous en pensez.',
    refusal: 'personal_data',
  },
  {
    lang: 'en',
    rating: 5,
    text: 'My daughter plays this more than her phone. Thank you for the hand-numbered print.',
  },
];
