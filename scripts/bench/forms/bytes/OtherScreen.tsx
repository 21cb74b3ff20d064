/** A lazily loaded screen. */
export default function OtherScreen() {
  return <p>Elsewhere</p>;
}
