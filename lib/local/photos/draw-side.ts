import { type BodyShape, type BodyStyle, bodyShapes } from './body-shapes.ts'
import { drawWheel } from './draw-wheel.ts'

const WHEELS = [214, 590]

/** The whole vehicle from the side; `isMirrored` turns its nose to the left. */
export function drawSide(style: BodyStyle, hex: string, isMirrored: boolean): string {
  const shape: BodyShape = bodyShapes[style]
  const turn = isMirrored ? ' transform="translate(808 0) scale(-1 1)"' : ''
  return `<ellipse cx="404" cy="482" rx="350" ry="20" fill="#000" opacity=".22" filter="url(#blur)"/>
<g${turn}>
<path d="${shape.outline}" fill="${hex}"/>
<path d="${shape.outline}" fill="url(#gloss)"/>
<clipPath id="body"><path d="${shape.outline}"/></clipPath>
<path d="M84 436H726V424H84Z" fill="#000" opacity=".35" clip-path="url(#body)"/>
<path d="${shape.windows}" fill="url(#glass)"/>
${shape.pillars.map((x) => `<path d="M${x} 228L${x - 8} 330H${x + 4}L${x + 10} 228Z" fill="${hex}" clip-path="url(#windows)"/>`).join('')}
<clipPath id="windows"><path d="${shape.windows}"/></clipPath>
<path d="${doorLines(shape)}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/>
<path d="M100 366C260 350 520 350 708 372" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="4" clip-path="url(#body)"/>
${handles(shape)}
<path d="M734 372C706 356 688 354 668 354C680 366 700 376 734 382Z" fill="#f4f8ff" stroke="#0003" clip-path="url(#body)"/>
<path d="M70 350C96 344 116 344 134 346L128 372L70 374Z" fill="#c3212c" clip-path="url(#body)"/>
<path d="${shape.outline}" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="2"/>
<path d="M510 318L528 300L540 306L534 324Z" fill="${hex}" stroke="#0005"/>
${WHEELS.map((x) => `<path d="M${x - 68} 438A68 68 0 0 1 ${x + 68} 438Z" fill="#14171a"/>${drawWheel(x, 420, 56)}`).join('')}
</g>`
}

function doorLines({ pillars, doors: [rear, front] }: BodyShape): string {
  const inside = pillars.filter((x) => x > rear + 20 && x < front - 20)
  return [rear, ...inside, front].map((x) => `M${x} 330C${x - 4} 360 ${x - 4} 400 ${x} 422`).join('')
}

const handles = ({ pillars, doors: [rear, front] }: BodyShape) =>
  [...pillars.filter((x) => x > rear + 20), front]
    .map(
      (x) =>
        `<rect x="${Math.max(x - 130, rear + 16)}" y="346" width="30" height="7" rx="3.5" fill="#000" opacity=".35"/>`,
    )
    .slice(0, 2)
    .join('')
