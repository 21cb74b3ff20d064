/** Barcode detector of the Shape Detection API. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  }
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'code_39', 'qr_code'];
/** Time in which the same code is not reported again. */
const REPEAT_MS = 2500;
const INTERVAL_MS = 150;

/** Reads barcodes from the camera until aborted. Rejects when there is no camera or no permission. */
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
  const report = (code: string) => {
    const isSame = code === last.code && Date.now() - last.at < REPEAT_MS;
    last = { code, at: Date.now() };
    if (!isSame) onCode(code);
  };
  video.srcObject = stream;
  await video.play();
  if (window.BarcodeDetector) return detect(new window.BarcodeDetector({ formats: FORMATS }), video, report, signal);
  const { BrowserMultiFormatReader } = await import('@zxing/browser');
  const controls = await new BrowserMultiFormatReader().decodeFromVideoElement(
    video,
    (result) => result && report(result.getText()),
  );
  signal.addEventListener('abort', () => controls.stop());
}

async function detect(
  detector: Detector,
  video: HTMLVideoElement,
  report: (code: string) => void,
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    const [barcode] = await detector.detect(video).catch(() => []);
    if (barcode) report(barcode.rawValue);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
