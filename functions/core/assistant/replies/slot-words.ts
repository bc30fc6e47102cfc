import type { Label, Language } from '#contract/language.ts'

interface Thing {
  en: string
  /** Of one, with its gender. */
  es: string
  isFeminine?: true
}

/** Kinds of vehicles that a customer may look for. */
export const BODIES: Record<string, Thing> = {
  sedan: { en: 'sedan', es: 'sedán' },
  suv: { en: 'SUV', es: 'SUV', isFeminine: true },
  truck: { en: 'truck', es: 'camioneta pickup', isFeminine: true },
  crossover: { en: 'crossover', es: 'crossover', isFeminine: true },
  coupe: { en: 'coupe', es: 'cupé' },
  convertible: { en: 'convertible', es: 'convertible' },
  hatchback: { en: 'hatchback', es: 'hatchback' },
  wagon: { en: 'wagon', es: 'vagoneta', isFeminine: true },
  van: { en: 'van', es: 'van', isFeminine: true },
  minivan: { en: 'minivan', es: 'minivan', isFeminine: true },
  car: { en: 'car', es: 'carro' },
}

/** A color, and in Spanish its form for what is feminine. */
export const COLORS: Record<string, { en: string; es: string; feminine?: string }> = {
  black: { en: 'black', es: 'negro', feminine: 'negra' },
  white: { en: 'white', es: 'blanco', feminine: 'blanca' },
  gray: { en: 'gray', es: 'gris' },
  silver: { en: 'silver', es: 'plateado', feminine: 'plateada' },
  red: { en: 'red', es: 'rojo', feminine: 'roja' },
  blue: { en: 'blue', es: 'azul' },
  green: { en: 'green', es: 'verde' },
  brown: { en: 'brown', es: 'café' },
  beige: { en: 'beige', es: 'beige' },
  gold: { en: 'gold', es: 'dorado', feminine: 'dorada' },
  orange: { en: 'orange', es: 'anaranjado', feminine: 'anaranjada' },
  yellow: { en: 'yellow', es: 'amarillo', feminine: 'amarilla' },
  purple: { en: 'purple', es: 'morado', feminine: 'morada' },
}

const MAKES =
  `Acura, Alfa Romeo, Audi, Bentley, BMW, Buick, Cadillac, Chevrolet, Chrysler, Dodge, Ferrari, Fiat, Ford, Genesis,
  GMC, Honda, Hummer, Hyundai, Infiniti, Jaguar, Jeep, Kia, Lamborghini, Land Rover, Lexus, Lincoln, Lucid, Maserati, Mazda,
  Mercedes-Benz, Mercury, MINI, Mitsubishi, Nissan, Oldsmobile, Polestar, Pontiac, Porsche, Ram, Rivian, Rolls-Royce, Saab,
  Saturn, Scion, Smart, Subaru, Suzuki, Tesla, Toyota, Volkswagen, Volvo`
    .split(',')
    .map((make) => make.trim())
const ALIASES: Record<string, string> = {
  chevy: 'Chevrolet',
  vw: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  benz: 'Mercedes-Benz',
}

/** A make by its name, however it is written. */
export const makeOf = (name: string): string | undefined => {
  const known = name.toLowerCase()
  return (
    MAKES.find((make) => make.toLowerCase() === known) ?? (Object.hasOwn(ALIASES, known) ? ALIASES[known] : undefined)
  )
}

/** The fields of a vehicle, by their article. */
export const FIELDS: Record<string, Label> = {
  title: { en: 'the full name', es: 'el nombre completo' },
  year: { en: 'the year', es: 'el año' },
  make: { en: 'the make', es: 'la marca' },
  model: { en: 'the model', es: 'el modelo' },
  trim: { en: 'the trim', es: 'la versión' },
  price: { en: 'the price', es: 'el precio' },
  mileage: { en: 'the mileage', es: 'el millaje' },
  transmission: { en: 'the transmission', es: 'la transmisión' },
  drivetrain: { en: 'the drivetrain', es: 'la tracción' },
  color: { en: 'the color', es: 'el color' },
  colorAlt: { en: 'the interior color', es: 'el color interior' },
  body: { en: 'the body style', es: 'la carrocería' },
  engine: { en: 'the engine', es: 'el motor' },
  fuel: { en: 'the fuel type', es: 'el tipo de combustible' },
  condition: { en: 'whether it’s new or used', es: 'si es nuevo o usado' },
  availability: { en: 'the availability', es: 'la disponibilidad' },
  stockNumber: { en: 'the stock number', es: 'el número de inventario' },
  vin: { en: 'the VIN', es: 'el VIN' },
}

/** What only a dealership's people know of its vehicles and its business. */
export const TOPICS: Record<string, Label> = {
  equipment: { en: 'the equipment', es: 'el equipamiento' },
  seats: { en: 'the seats', es: 'los asientos' },
  towing: { en: 'towing', es: 'el remolque' },
  cargo: { en: 'the cargo space', es: 'el espacio de carga' },
  fuel_economy: { en: 'gas mileage', es: 'el rendimiento de gasolina' },
  range: { en: 'the battery and range', es: 'la batería y la autonomía' },
  safety_features: { en: 'safety features', es: 'el equipo de seguridad' },
  sound: { en: 'the sound system', es: 'el sistema de sonido' },
  technology: { en: 'the technology', es: 'la tecnología' },
  tires: { en: 'the tires', es: 'las llantas' },
  brakes: { en: 'the brakes', es: 'los frenos' },
  engine_condition: { en: 'how the engine runs', es: 'cómo anda el motor' },
  condition: { en: 'its condition', es: 'el estado en que está' },
  inspection: { en: 'the inspection', es: 'la inspección' },
  service: { en: 'service and repairs', es: 'el servicio y las reparaciones' },
  smog: { en: 'smog', es: 'el smog' },
  history: { en: 'its history', es: 'su historial' },
  accidents: { en: 'accidents', es: 'los accidentes' },
  owners: { en: 'previous owners', es: 'los dueños anteriores' },
  title: { en: 'the title', es: 'el título' },
  recalls: { en: 'recalls', es: 'los llamados a revisión' },
  warranty: { en: 'the warranty', es: 'la garantía' },
  keys: { en: 'the keys', es: 'las llaves' },
  photos: { en: 'more photos', es: 'más fotos' },
  video: { en: 'a video', es: 'un video' },
  price: { en: 'the price', es: 'el precio' },
  discounts: { en: 'discounts', es: 'los descuentos' },
  fees: { en: 'fees', es: 'los cargos' },
  taxes: { en: 'taxes', es: 'los impuestos' },
  registration: { en: 'registration and plates', es: 'el registro y las placas' },
  financing: { en: 'financing', es: 'el financiamiento' },
  down_payment: { en: 'the down payment', es: 'el enganche' },
  payments: { en: 'payments', es: 'los pagos' },
  trade_in: { en: 'your trade-in', es: 'el carro que dejaría a cuenta' },
  leasing: { en: 'leasing', es: 'el arrendamiento' },
  insurance: { en: 'insurance', es: 'el seguro' },
  holding: { en: 'holding a vehicle', es: 'apartar un vehículo' },
  delivery: { en: 'delivery', es: 'la entrega' },
  shipping: { en: 'shipping', es: 'el envío' },
  paperwork: { en: 'the paperwork', es: 'los trámites' },
  returns: { en: 'returns', es: 'las devoluciones' },
  parts: { en: 'parts', es: 'las refacciones' },
  jobs: { en: 'working here', es: 'el trabajo con nosotros' },
  availability: { en: 'whether it’s still for sale', es: 'si sigue a la venta' },
  arrivals: { en: 'what comes in next', es: 'lo que llega después' },
  other_locations: { en: 'other locations', es: 'otras sucursales' },
  amenities: { en: 'that part of our location', es: 'esa parte de nuestra agencia' },
  restrooms: { en: 'the restrooms', es: 'los baños' },
  wheelchair: { en: 'wheelchair access', es: 'el acceso en silla de ruedas' },
  trailer_parking: { en: 'room for a trailer', es: 'el espacio para un remolque' },
  noise: { en: 'how loud it is', es: 'qué tanto ruido hace' },
  payload: { en: 'how much it can carry', es: 'cuánta carga aguanta' },
  premises: { en: 'the premises', es: 'las instalaciones' },
  payment_methods: { en: 'the ways to pay', es: 'las formas de pago' },
  pickup: { en: 'a ride to the dealership', es: 'el transporte a la agencia' },
  other_state_or_country: { en: 'the rules for another state or country', es: 'las reglas de otro estado o país' },
  incentives: { en: 'tax credits and rebates', es: 'los créditos fiscales e incentivos' },
  charging: { en: 'charging', es: 'la carga eléctrica' },
  test_drive_rules: { en: 'the rules of a test drive', es: 'las reglas de la prueba de manejo' },
  languages: { en: 'who speaks your language', es: 'quién habla su idioma' },
}

const VEHICLE: Thing = { en: 'vehicle', es: 'vehículo' }

export interface Wish {
  body?: string
  make?: string
  color?: string
  years?: { from?: number; to?: number }
  budget?: number
}

/** "a white Toyota truck, 2019 or newer, under $20,000". */
export function wishText({ body = '', make = '', color = '', years = {}, budget }: Wish, language: Language): string {
  const thing = BODIES[body] ?? VEHICLE
  const shade = COLORS[color]
  const span = yearsText(years, language)
  const amount = budget === undefined ? '' : `$${budget.toLocaleString('en-US')}`
  if (language === 'es') {
    const painted = shade && (thing.isFeminine ? (shade.feminine ?? shade.es) : shade.es)
    const what = [thing.isFeminine ? 'una' : 'un', thing.es, make, painted]
    return [...what, span, amount && `de hasta ${amount}`].filter(Boolean).join(' ')
  }
  const what = [shade?.en, make, thing.en].filter(Boolean).join(' ')
  const article = /^(?:[aeio]|SUV)/i.test(what) ? 'an' : 'a'
  return `${article} ${what}${span && `, ${span}`}${amount && `${span && ','} under ${amount}`}`
}

function yearsText({ from, to }: { from?: number; to?: number }, language: Language): string {
  const isSpanish = language === 'es'
  if (from !== undefined && to !== undefined) {
    if (from === to) return isSpanish ? `del ${from}` : `from ${from}`
    return isSpanish ? `del ${from} al ${to}` : `from ${from} to ${to}`
  }
  if (from !== undefined) return isSpanish ? `del ${from} en adelante` : `${from} or newer`
  return to === undefined ? '' : isSpanish ? `hasta el ${to}` : `${to} or older`
}
