/** A screen that is loaded when somebody goes there. */
export default function OtherScreen() {
  return <p>Elsewhere</p>;
}
