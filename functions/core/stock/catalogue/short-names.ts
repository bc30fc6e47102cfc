/** Nicknames of makes and models, one line each; prefixes ("chev", "mercedes") need none. */
const SAID = `
  volkswagen vw vdub
  chevrolet chevy chevi cheby
  mercedes benz merc mb mercedez
  bmw beemer bimmer beamer
  cadillac caddy caddie
  lamborghini lambo
  infiniti infinity
  hyundai hyundia
  subaru subie
  corvette vette
  mustang stang
  thunderbird tbird
`

const BY_WORD = new Map(
  SAID.split('\n').flatMap((line) => {
    const names = line.trim().split(' ')
    return names.map((name) => [name, names] as const)
  }),
)

/** The words that share a meaning with this one. */
export const namesMeant = (word: string): readonly string[] => BY_WORD.get(word) ?? [word]
