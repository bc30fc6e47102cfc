/** A wheel with ten spokes. */
export function drawWheel(x: number, y: number, radius: number): string {
  const rim = radius * 0.68
  const spokes = Array.from({ length: 10 }, (_, index) => `rotate(${index * 36} ${x} ${y})`)
    .map(
      (turn) =>
        `<path d="M${x - rim * 0.07} ${y - rim * 0.2}L${x - rim * 0.11} ${y - rim * 0.92}H${x + rim * 0.11}L${x + rim * 0.07} ${y - rim * 0.2}Z" transform="${turn}"/>`,
    )
    .join('')
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#1b1e22"/>
<circle cx="${x}" cy="${y}" r="${radius * 0.94}" fill="none" stroke="#32373d" stroke-width="${radius * 0.05}"/>
<circle cx="${x}" cy="${y}" r="${rim}" fill="#3b4148" stroke="#d5dade" stroke-width="${radius * 0.05}"/>
<g fill="#d5dade">${spokes}</g>
<circle cx="${x}" cy="${y}" r="${rim * 0.24}" fill="#d5dade"/><circle cx="${x}" cy="${y}" r="${rim * 0.12}" fill="#7d868f"/>`
}
