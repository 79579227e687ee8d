/** Plain words as somebody said them, with their line breaks. */
export function Words({ text }: { text: string }) {
  return (
    <p dir="auto" className="break-words whitespace-pre-wrap tabular-nums">
      {text}
    </p>
  );
}
