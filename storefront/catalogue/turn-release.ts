// Turning of a release by pointer and keyboard.

/** Degrees by pixel of a drag, and by key. */
const DEGREES_PER_PIXEL = 0.5;
const DEGREES_PER_KEY = 15;
const MAX_TILT = 35;

const KEYS: Readonly<Record<string, readonly [turn: number, tilt: number]>> = {
  ArrowLeft: [-DEGREES_PER_KEY, 0],
  ArrowRight: [DEGREES_PER_KEY, 0],
  ArrowUp: [0, DEGREES_PER_KEY],
  ArrowDown: [0, -DEGREES_PER_KEY],
};

/** The angles of a stage, in degrees. */
interface Pose {
  readonly turn: number;
  readonly tilt: number;
}

const poses = new WeakMap<HTMLElement, Pose>();

function setPose(stage: HTMLElement, { turn, tilt }: Pose): void {
  const pose = { turn, tilt: Math.max(-MAX_TILT, Math.min(MAX_TILT, tilt)) };
  poses.set(stage, pose);
  stage.style.setProperty('--turn', `${pose.turn}deg`);
  stage.style.setProperty('--tilt', `${pose.tilt}deg`);
}

/** The current angles; at first those at rest of the style sheet. */
const getPose = (stage: HTMLElement): Pose =>
  poses.get(stage) ?? { turn: parseFloat(getComputedStyle(stage).getPropertyValue('--rest')) || 0, tilt: 0 };

/** Turns the release to its other side. */
export function turnOver(stage: HTMLElement): void {
  const half = Math.round(getPose(stage).turn / 180);
  setPose(stage, { turn: (half + 1) * 180, tilt: 0 });
}

/** Turns the release by dragging and by the arrow keys; Home turns it to the front. Returns a function that ends it. */
export function attachTurning(stage: HTMLElement): () => void {
  const { signal, abort } = createAbort();
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    run: (event: HTMLElementEventMap[Type]) => void,
  ) => stage.addEventListener(type, run, { signal });

  listen('pointerdown', (start) => {
    if (start.button !== 0) return;
    const before = getPose(stage);
    const drag = createAbort();
    const move = (event: PointerEvent) => {
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      stage.dataset.dragging = 'true';
      setPose(stage, { turn: before.turn + x * DEGREES_PER_PIXEL, tilt: before.tilt - y * DEGREES_PER_PIXEL });
    };
    const end = () => {
      drag.abort();
      delete stage.dataset.dragging;
    };
    stage.setPointerCapture(start.pointerId);
    stage.addEventListener('pointermove', move, { signal: drag.signal });
    for (const type of ['pointerup', 'pointercancel'] as const)
      stage.addEventListener(type, end, { signal: drag.signal });
  });
  listen('keydown', (event) => {
    const [turn, tilt] = KEYS[event.key] ?? [];
    if (turn === undefined && event.key !== 'Home') return;
    event.preventDefault();
    const pose = getPose(stage);
    setPose(
      stage,
      turn === undefined ? { turn: 0, tilt: 0 } : { turn: pose.turn + turn, tilt: pose.tilt + (tilt ?? 0) },
    );
  });
  return abort;
}

function createAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
