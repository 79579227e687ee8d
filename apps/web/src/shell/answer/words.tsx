/** Plain words as somebody said them, with their line breaks. */
export function Words({ text }: { text: string }) {
  return (
    <p dir="auto" className="break-words whitespace-pre-wrap tabular-nums">
      <HeldTogether text={text} />
    </p>
  );
}

/** A line may end between a sign and its amount; here none does. */
const signed = /([−+±]\p{Sc}?[\d,.]*\d%?)/u;

export function HeldTogether({ text }: { text: string }) {
  return text.split(signed).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
