/** Makes in their own spelling; those of more than one word cannot be recognized by the first space. */
const MAKES =
  `Acura|Alfa Romeo|AM General|American Motors|Aston Martin|Audi|Bentley|BMW|Buick|Cadillac|Chevrolet|Chrysler|Daewoo|Daihatsu|Dodge|Eagle|Ferrari|FIAT|Fisker|Ford|Freightliner|Genesis|Geo|GMC|Harley-Davidson|Honda|Hummer|Hyundai|INEOS|Infiniti|International|Isuzu|Jaguar|Jeep|Kawasaki|Kia|KTM|Lamborghini|Land Rover|Lexus|Lincoln|Lotus|Lucid|Maserati|Maybach|Mazda|McLaren|Mercedes Benz|Mercedes-AMG|Mercedes-Benz|Mercedes-Maybach|Mercury|MINI|Mitsubishi|Mitsubishi Fuso|MV Agusta|Nissan|Oldsmobile|Plymouth|Polaris|Polestar|Pontiac|Porsche|Ram|Range Rover|Rivian|Rolls Royce|Rolls-Royce|Royal Enfield|Saab|Saturn|Scion|Sea-Doo|Ski-Doo|smart|Subaru|Suzuki|Tesla|Toyota|Triumph|VinFast|Volkswagen|Volvo|Yamaha`.split(
    '|',
  )
const BY_NAME = new Map(MAKES.map((make) => [make.toLowerCase(), make]))
const SPOKEN: Record<string, string> = { 'Mercedes Benz': 'Mercedes-Benz', 'Rolls Royce': 'Rolls-Royce' }
const WORDS_OF_MAKE_MAX = 2

const BODY =
  /\s+((?:sport utility|sedan|coupe|convertible|cabriolet|roadster|hatchback|wagon|sport wagon|hardtop|pickup|crew cab pickup|extended cab pickup|regular cab pickup|truck|crew cab|extended cab|regular cab|double cab|quad cab|king cab|super ?crew(?: cab)?|minivan|mini-?van|passenger van|cargo van|van|suv)(?:\s+\d\s?d(?:r|oor)?)?(?:\s+[\d/ ]+\s?ft)?)$/i

interface Combined {
  year?: number
  make?: string
  model?: string
  body?: string
}

/** A make in its own spelling, so that TOYOTA and Toyota are one; unknown ones unchanged. */
export function writtenMake(make: string): string {
  const known = BY_NAME.get(make.toLowerCase())
  return known === undefined ? make : (SPOKEN[known] ?? known)
}

/**
 * Splits "2018 PORSCHE MACAN SPORT UTILITY 4D": year, make of one word or more, model, body. The trim stays with the
 * model, because nothing marks its start. A text that begins with neither a year nor a known make is not split.
 */
export function readCombinedText(text: string): Combined {
  const found: Combined = {}
  const year = /^((?:19|20)\d\d)\s+/.exec(text)
  if (year) found.year = Number(year[1])
  const words = text.slice(year?.[0].length ?? 0).split(/\s+/)
  const length = wordsOfMake(words)
  if (length === 0 && !year) return found

  const spoken = spell(words.slice(length || 1).join(' '), text === text.toUpperCase())
  const body = BODY.exec(` ${spoken}`)
  found.make = writtenMake(words.slice(0, length || 1).join(' '))
  found.model = (body ? spoken.slice(0, Math.max(body.index - 1, 0)) : spoken).trim()
  if (body?.[1]) found.body = body[1]
  return found
}

/** Number of words in the known make, the longer name first; 0 if unknown. */
function wordsOfMake(words: string[]): number {
  for (let count = WORDS_OF_MAKE_MAX; count > 0; count--)
    if (words.length >= count && BY_NAME.has(words.slice(0, count).join(' ').toLowerCase())) return count
  return 0
}

/** RANGE ROVER SPORT is shouting; X5, GLC, CR-V and 4D are not. */
function spell(text: string, isShouted: boolean): string {
  return isShouted ? text.replace(/[A-Z]{4,}/g, (word) => word.charAt(0) + word.slice(1).toLowerCase()) : text
}
