/** What browsers that read barcodes by themselves offer (Shape Detection API). */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  }
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'code_39', 'qr_code'];
/** The same code is not told again so soon: it is still in the picture. */
const AGAIN_MS = 2500;
const EVERY_MS = 150;

/** Reads barcodes in the picture of the camera until the signal. Rejects when there is no camera, or it is not allowed. */
export async function watchCamera(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  let last = { code: '', at: 0 };
  const tell = (code: string) => {
    const isSame = code === last.code && Date.now() - last.at < AGAIN_MS;
    last = { code, at: Date.now() };
    if (!isSame) onCode(code);
  };
  video.srcObject = stream;
  await video.play();
  if (window.BarcodeDetector) return detect(new window.BarcodeDetector({ formats: FORMATS }), video, tell, signal);
  const { BrowserMultiFormatReader } = await import('@zxing/browser');
  const controls = await new BrowserMultiFormatReader().decodeFromVideoElement(
    video,
    (result) => result && tell(result.getText()),
  );
  signal.addEventListener('abort', () => controls.stop());
}

async function detect(detector: Detector, video: HTMLVideoElement, tell: (code: string) => void, signal: AbortSignal) {
  while (!signal.aborted) {
    const [found] = await detector.detect(video).catch(() => []);
    if (found) tell(found.rawValue);
    await new Promise((done) => setTimeout(done, EVERY_MS));
  }
}
