import { encode } from 'uqr'

/** A text as a QR code, dark on white in either color mode: cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text)
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="208"
      height="208"
      shapeRendering="crispEdges"
      style={{ background: 'white', borderRadius: '8px' }}
    >
      <path d={squares.join('')} fill="black" />
    </svg>
  )
}
