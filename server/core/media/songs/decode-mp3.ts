import { MPEGDecoder } from 'mpg123-decoder';

/** A piece of decoded audio: the samples of each channel. */
export interface DecodedPiece {
  readonly samples: readonly Float32Array[];
  readonly rate: number;
}

/** Decodes MP3 piece by piece; a whole song would take hundreds of megabytes. Skips what is no audio. */
export async function* decodeMp3(file: AsyncIterable<Uint8Array>): AsyncGenerator<DecodedPiece> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    for await (const bytes of file) {
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes);
      if (samplesDecoded > 0) yield { samples: channelData, rate: sampleRate };
    }
  } finally {
    decoder.free();
  }
}
