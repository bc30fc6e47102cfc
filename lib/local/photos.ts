import { type BodyStyle, bodyShapes } from './photos/body-shapes.ts'
import { drawFront, drawInterior, drawWheelDetail } from './photos/draw-details.ts'
import { drawSide } from './photos/draw-side.ts'
import { type Paint, paints } from './photos/paints.ts'

export type { BodyStyle } from './photos/body-shapes.ts'
export { type Paint, paints } from './photos/paints.ts'

/** The number of pictures in a vehicle's gallery. */
const VIEWS = 5
const PATH = /^\/local\/photos\/(\d{1,4})\/(\d{1,4})\/([A-Za-z0-9]+)-([a-z]+)-([a-z]+)-([1-5])\.svg$/

interface PhotographedVehicle {
  stock: string
  style: BodyStyle
  paint: Paint
}

/** URLs of a vehicle's pictures, the side view first; like Dealer Center's, their paths begin with width and height. */
export const photoUrls = (origin: string, { stock, style, paint }: PhotographedVehicle, count = VIEWS): string[] =>
  Array.from(
    { length: count },
    (_, index) => `${origin}/local/photos/800/600/${stock}-${style}-${paint}-${index + 1}.svg`,
  )

/** The picture at this path, drawn in the size the path asks for. */
export function drawPhoto(path: string): string | undefined {
  const [, width, height, stock = '', style = '', paint = '', view] = PATH.exec(path) ?? []
  if (!Object.hasOwn(bodyShapes, style) || !Object.hasOwn(paints, paint)) return undefined
  const { hex } = paints[paint as Paint]
  const scene = scenes[hash(stock) % scenes.length] as Scene
  const drawn = {
    '1': () => drawSide(style as BodyStyle, hex, false),
    '2': () => drawFront(style as BodyStyle, hex),
    '3': () => drawSide(style as BodyStyle, hex, true),
    '4': () => drawInterior(hex),
    '5': () => drawWheelDetail(hex),
  }[view as '1']()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice">
${defs(scene)}
<rect width="800" height="600" fill="url(#sky)"/><path d="M0 ${scene.horizon}H800V600H0Z" fill="url(#ground)"/>
${drawn}
</svg>`
}

interface Scene {
  sky: [string, string]
  ground: [string, string]
  horizon: number
}

const scenes: Scene[] = [
  { sky: ['#dfe9f2', '#f4f7fa'], ground: ['#d3d9df', '#b9c1c9'], horizon: 392 },
  { sky: ['#f3ead9', '#fbf6ec'], ground: ['#dccfb8', '#c2b394'], horizon: 400 },
  { sky: ['#d9e8e2', '#f1f7f4'], ground: ['#c9d6cf', '#a9bab1'], horizon: 396 },
  { sky: ['#e6e2f0', '#f6f4fa'], ground: ['#d2cede', '#b4aec5'], horizon: 388 },
]

const defs = ({ sky, ground }: Scene) => `<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".7" stop-color="${sky[1]}"/></linearGradient>
<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>
<linearGradient id="gloss" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>
<linearGradient id="glass" x2=".3" y2="1"><stop stop-color="#8fa3b5"/><stop offset="1" stop-color="#2b3742"/></linearGradient>
<filter id="blur"><feGaussianBlur stdDeviation="7"/></filter>
</defs>`

const hash = (text: string) => [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) >>> 0, 7)
