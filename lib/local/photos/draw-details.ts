import { type BodyStyle, bodyShapes } from './body-shapes.ts'
import { drawWheel } from './draw-wheel.ts'

/** The vehicle from the front, as high as its body style. */
export function drawFront(style: BodyStyle, hex: string): string {
  const roof = 476 - bodyShapes[style].height
  const hood = roof + (476 - roof) * 0.42
  const face = `M270 ${hood}C282 ${roof + 26} 300 ${roof + 4} 326 ${roof}H474C500 ${roof + 4} 518 ${roof + 26} 530 ${hood}C578 ${hood + 8} 604 ${hood + 34} 606 ${hood + 66}V432C606 448 596 454 580 454H220C204 454 194 448 194 432V${hood + 66}C196 ${hood + 34} 222 ${hood + 8} 270 ${hood}Z`
  return `<ellipse cx="400" cy="480" rx="230" ry="18" fill="#000" opacity=".25" filter="url(#blur)"/>
<rect x="208" y="404" width="64" height="76" rx="16" fill="#16191c"/><rect x="528" y="404" width="64" height="76" rx="16" fill="#16191c"/>
<path d="${face}" fill="${hex}"/>
<path d="${face}" fill="url(#gloss)" stroke="#000" stroke-opacity=".18" stroke-width="2"/>
<path d="M290 ${hood - 4}C300 ${roof + 34} 314 ${roof + 16} 334 ${roof + 14}H466C486 ${roof + 16} 500 ${roof + 34} 510 ${hood - 4}Z" fill="url(#glass)"/>
<path d="M252 ${hood - 4}l-34 -10a14 12 0 0 0 -6 24l36 6ZM548 ${hood - 4}l34 -10a14 12 0 0 1 6 24l-36 6Z" fill="${hex}" stroke="#0004"/>
<path d="M290 ${hood + 14}C360 ${hood + 30} 440 ${hood + 30} 510 ${hood + 14}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="3"/>
<path d="M206 ${hood + 62}C226 ${hood + 46} 262 ${hood + 48} 292 ${hood + 62}L282 ${hood + 84}H210ZM594 ${hood + 62}C574 ${hood + 46} 538 ${hood + 48} 508 ${hood + 62}L518 ${hood + 84}H590Z" fill="#f4f8ff" stroke="#0004"/>
<path d="M304 ${hood + 62}H496L480 ${hood + 96}H320Z" fill="#1d2126"/>
<path d="M312 ${hood + 74}H488M316 ${hood + 86}H484" stroke="#6b747e" stroke-width="3"/>
<path d="M246 424H554L538 448H262Z" fill="#1d2126"/>
<rect x="350" y="412" width="100" height="28" rx="4" fill="#f7f8fa" stroke="#0003"/>
<text x="400" y="432" font-family="system-ui,sans-serif" font-size="17" font-weight="700" text-anchor="middle" fill="#2b3a55">MARIPOSA</text>`
}

/** A close-up of a wheel. */
export const drawWheelDetail = (hex: string) => `<rect width="800" height="600" fill="${hex}"/>
<rect width="800" height="600" fill="url(#gloss)"/>
<path d="M0 118C240 92 560 92 800 126" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="8"/>
<path d="M0 600V560H88A312 312 0 0 1 712 560H800V600Z" fill="#101316"/>
${drawWheel(400, 500, 286)}`

/** The driver's seat. */
export const drawInterior = (hex: string) => `<rect width="800" height="600" fill="#23272c"/>
<path d="M0 0H800V190C560 150 240 150 0 190Z" fill="url(#sky)"/>
<path d="M0 190C240 150 560 150 800 190V330H0Z" fill="#2f353b"/>
<path d="M0 330H800V600H0Z" fill="#1b1f23"/>
<rect x="0" y="318" width="800" height="10" fill="${hex}" opacity=".85"/>
<rect x="396" y="196" width="250" height="112" rx="12" fill="#0b0e12" stroke="#454d55" stroke-width="3"/>
<rect x="410" y="210" width="128" height="84" rx="6" fill="#1f5fae"/><path d="M410 262l36 -26 30 20 28 -32 34 34v36H410Z" fill="#2f7d5b"/>
<rect x="550" y="210" width="82" height="36" rx="6" fill="#39424b"/><rect x="550" y="258" width="82" height="36" rx="6" fill="#39424b"/>
<rect x="670" y="214" width="100" height="46" rx="8" fill="#181b1f"/><path d="M682 226h76M682 237h76M682 248h76" stroke="#3f474f" stroke-width="4"/>
<circle cx="222" cy="246" r="58" fill="#0b0e12"/><path d="M190 270A40 40 0 1 1 254 270" fill="none" stroke="#e8edf2" stroke-width="6"/><path d="M222 246l24 -20" stroke="#d3343f" stroke-width="5"/>
<circle cx="222" cy="330" r="150" fill="none" stroke="#0d0f12" stroke-width="34"/><circle cx="222" cy="330" r="150" fill="none" stroke="#3b4249" stroke-width="4"/>
<path d="M78 320C140 306 170 300 190 306L222 320L254 306C274 300 304 306 366 320L362 344C310 338 284 346 262 372L244 470H200L182 372C160 346 134 338 82 344Z" fill="#15181b"/>
<circle cx="222" cy="338" r="36" fill="#262b30"/>
<path d="M430 600L446 392C450 370 462 360 484 360H560C582 360 594 370 598 392L614 600Z" fill="#2b3036"/>
<rect x="506" y="400" width="34" height="96" rx="16" fill="#0f1215"/><circle cx="523" cy="404" r="24" fill="#3b4249"/>`
