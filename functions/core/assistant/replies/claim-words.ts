/** What only facts, acts, and people may say, as beginnings of folded words in both languages. */
const CLAIMS: Record<string, string> = {
  availability: `avail disponib sold vendid stock existenc reserv apart holding held sigue todavia unsold gone left quedan`,
  history: `accident choque chocad crash wreck histor carfax autocheck owner duen propietari title titul salvage salvament flood
    inundad damage dano rebuilt reconstruid recall lien gravamen odometer odometro smok fumad garag`,
  warranty: `warrant garant guarant coverage cobertura certif cpo assur asegur protect protec promis promet vouch`,
  finance: `financ loan prestam credit apr interestfree payment pago pagos pagar pay mensualidad monthly mensual lease leas
    arrend down enganche approv aprob aprueb qualif calific bank banco buro refinanc cosign aval itin ssn deposit deposito`,
  price: `price precio cost cuest costo tax impuest fee cargo tarif discount descuent rebaj rebate deal oferta ofert cheap barat
    lowest mejorprecio free gratis gratuit save ahorr bargain ganga negoti negoci special promo bonus cash efectivo msrp
    markdown sale bajamos percent porcien porcent dollar dolar dolares buck lana feria wholesale mayoreo invoice factura
    waive worth vale valor value tradein refund reembols`,
  booking: `confirm booked agendad apuntad scheduled program reserved appointmentset`,
  condition: `clean limpi pristine mint flawless impecab perfecta spotless condition condicion mechanic mecanic runs
    corre brand nuevecit nuevo nueva new used usad inspect inspeccion reliab confiab safe segur dependab maintain mantenimiento serviced
    rust oxid scratch rayon engine motor tire llanta brake freno mileage millaj miles millas kilomet`,
  equipment: `leather piel sunroof moonroof quemacoco camera camara carplay bluetooth heated navigation navegac awd fwd rwd
    cylinder cilindr turbo hybrid hibrid electric automat manual loaded equip seat asiento`,
  color: `black white red blue green silver gray grey gold brown beige orange yellow purple negr blanc roj azul verde
    plat gris dorad cafe naranj amarill morad`,
  comparison: `competitor competid competenc cheaper better best mejor peor worse beat unbeatab carmax carvana superior`,
  law: `legal legally binding vinculant contract contrat law ley lawyer abogad agree acuerdo acept accept oblig liab`,
  contact: `www http https com net org arroba gmail hotmail yahoo whatsapp facebook instagram tiktok street calle avenida avenue
    boulevard suite`,
}
const HUMAN = /^(human|humano|humana|robot|bot|maquina|machine|real|alive|flesh|person)$/

const BY_CATEGORY = Object.entries(CLAIMS).map(
  ([category, beginnings]) => [category, beginnings.trim().split(/\s+/)] as const,
)

/** The kind of claim that a word belongs to; short beginnings must be the whole word. */
export function claimOf(word: string): string | undefined {
  if (HUMAN.test(word)) return 'human'
  return BY_CATEGORY.find(([, beginnings]) =>
    beginnings.some((one) => (one.length < SHORT ? word === one : word.startsWith(one))),
  )?.[0]
}
const SHORT = 4

const WHOLE = new Set(BY_CATEGORY.flatMap(([, beginnings]) => beginnings))
for (const said of ['itin', 'tradein']) WHOLE.delete(said)

/** A claim whose letters are parted over adjacent words: "de al". */
export const partedClaim = (words: readonly string[]) =>
  words
    .map((word, i) => `${word}${words[i + 1] ?? ''}`)
    .find((joined, i) => words[i + 1] !== undefined && WHOLE.has(joined))

const NUMBER_WORDS = new Set(
  `zero nil two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fourty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions
  billion dozen dozens grand k half halves quarter quarters fifth tenth twice thrice double triple couple
  cero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho
  diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos doscientos trescientos
  cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil millon millones docena docenas medio
  media mitad cuarto tercio doble triple par decena decenas centena veintena quincena`
    .trim()
    .split(/\s+/),
)

/** A number as a word; "one", an article in Spanish, is judged by what it counts. */
export const isNumberWord = (word: string) =>
  NUMBER_WORDS.has(word) || /^(veinti|treintai|twenty|thirty|forty|fifty)/.test(word)

const ONE = /^(one|uno|first|primer|primero|primera|single|solo)$/
const UNIT =
  /^(price|budget|day|days|week|weeks|weekend|month|year|years|hour|hours|mile|miles|percent|dollar|dollars|buck|precio|dia|dias|semana|mes|ano|anos|hora|horas|milla|dolar|peso|pesos)$/
/** Words between a number and what it counts. */
const WINDOW = 2

/** A word for one beside money, time, or distance. */
export const countsUnit = (words: readonly string[]) =>
  words.find((word, i) => ONE.test(word) && words.slice(i + 1, i + 1 + WINDOW).some((next) => UNIT.test(next)))
