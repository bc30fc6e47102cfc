import type { Language } from '#contract/language.ts'
import type { FieldName } from './field-names.ts'

/** What feeds write in English, in Spanish. Names that makers made up stay as they are. */
const SPANISH: Partial<Record<FieldName, Readonly<Record<string, string>>>> = {
  transmission: {
    automatic: 'Automática',
    auto: 'Automática',
    manual: 'Manual',
    'automatic w/manual shift': 'Automática con modo manual',
    'automatic with manual shift': 'Automática con modo manual',
    'automatic cvt': 'Automática CVT',
    'cvt automatic': 'Automática CVT',
    'dual clutch': 'Doble embrague',
    'dual-clutch': 'Doble embrague',
  },
  drivetrain: {
    'front-wheel drive': 'Tracción delantera',
    'front wheel drive': 'Tracción delantera',
    'rear-wheel drive': 'Tracción trasera',
    'rear wheel drive': 'Tracción trasera',
    'all-wheel drive': 'Tracción integral',
    'all wheel drive': 'Tracción integral',
    'four-wheel drive': 'Tracción 4x4',
    'four wheel drive': 'Tracción 4x4',
  },
  fuel: {
    gas: 'Gasolina',
    gasoline: 'Gasolina',
    'gasoline fuel': 'Gasolina',
    diesel: 'Diésel',
    electric: 'Eléctrico',
    hybrid: 'Híbrido',
    'gas/electric hybrid': 'Híbrido',
    'plug-in hybrid': 'Híbrido enchufable',
    'flex fuel': 'Combustible flexible',
  },
  body: {
    sedan: 'Sedán',
    'sport utility': 'SUV',
    coupe: 'Cupé',
    wagon: 'Vagoneta',
    truck: 'Pickup',
    'pickup truck': 'Pickup',
    'crew cab pickup': 'Pickup doble cabina',
    'extended cab pickup': 'Pickup cabina extendida',
    'regular cab pickup': 'Pickup cabina sencilla',
  },
}

const PAINTS: Readonly<Record<string, string>> = {
  black: 'negro',
  white: 'blanco',
  gray: 'gris',
  grey: 'gris',
  silver: 'plata',
  red: 'rojo',
  blue: 'azul',
  navy: 'azul marino',
  green: 'verde',
  brown: 'café',
  tan: 'beige',
  beige: 'beige',
  sand: 'arena',
  gold: 'dorado',
  bronze: 'bronce',
  orange: 'naranja',
  yellow: 'amarillo',
  purple: 'morado',
  burgundy: 'vino',
  maroon: 'guinda',
  ivory: 'marfil',
  cream: 'crema',
  charcoal: 'carbón',
}
/** What describes a color: before it in English, behind it in Spanish. */
const SHADES: Readonly<Record<string, string>> = {
  pearl: 'perla',
  metallic: 'metálico',
  midnight: 'medianoche',
  navy: 'marino',
  forest: 'bosque',
  charcoal: 'carbón',
  dark: 'oscuro',
  light: 'claro',
  bright: 'brillante',
}

const GEARS = /^(\d{1,2})-speed (automatic|manual)$/

/** A fact of a vehicle from a dealer's feed as its reader's language says it; as written where nothing is known of it. */
export function factIn(name: FieldName, value: string, language: Language): string {
  if (language === 'en') return value
  const key = value.trim().toLowerCase()
  const [, gears, way = ''] = (name === 'transmission' && GEARS.exec(key)) || []
  if (gears) return `${SPANISH.transmission?.[way]} de ${gears} velocidades`
  return SPANISH[name]?.[key] ?? (name === 'color' || name === 'colorAlt' ? paintIn(key) : undefined) ?? value
}

/** "midnight blue metallic": "Azul medianoche metálico"; undefined where one word is unknown. */
function paintIn(key: string): string | undefined {
  const words = key.split(' ')
  const paint = words.findLast((word) => word in PAINTS)
  if (!paint) return undefined
  const said = [PAINTS[paint], ...words.filter((word) => word !== paint).map((word) => SHADES[word])]
  if (said.includes(undefined)) return undefined
  const text = said.join(' ')
  return text[0]?.toUpperCase() + text.slice(1)
}
