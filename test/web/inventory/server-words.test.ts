import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import {
  FILE_GONE,
  HALF_WRITTEN,
  INTERRUPTED,
  NOT_CONNECTED,
  whyHeld,
} from '../../../functions/core/stock/syncs/rules.ts'

vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: () => undefined } })
vi.stubGlobal('document', { documentElement: {} })
const { chooseLanguage } = await import('../../../web/src/lib/language/language.ts')
const { serverWords } = await import('../../../web/src/features/inventory/server-words.ts')
afterEach(() => chooseLanguage('en'))

test.each([
  [whyHeld(3, 9, 12) ?? '', 'Aplicarlo marca como vendidos 9 de 12 vehículos. Todavía no cambió nada.'],
  [
    whyHeld(0, 1, 1) ?? '',
    'El archivo no tiene ningún vehículo en venta que se pudiera leer. Aplicarlo marca como vendidos 1 de 1 vehículos. Todavía no cambió nada.',
  ],
  [INTERRUPTED, 'La sincronización se interrumpió. No cambió nada.'],
  [
    HALF_WRITTEN,
    'La sincronización se interrumpió. Algunos vehículos pueden estar ya como dice el archivo nuevo: la próxima los deja todos bien.',
  ],
  [FILE_GONE, 'Este archivo ya no está disponible. Sincroniza de nuevo o súbelo otra vez.'],
  [NOT_CONNECTED, 'No hay integraciones activas que sincronizar'],
  [
    'The server refused the user name or the password. The server said: 530 The file is empty.',
    'El servidor rechazó el usuario o la contraseña. El servidor dijo: 530 The file is empty.',
  ],
  ['The server took too long listing its files.', 'El servidor tardó demasiado al listar sus archivos.'],
  [
    'Active Inventory.csv was replaced while it was being read.',
    'Active Inventory.csv fue reemplazado mientras se leía.',
  ],
  [
    'No column holds a VIN or a stock number. The first line reads: Name, Price. You can choose the columns yourself.',
    'Ninguna columna contiene el VIN o el número de inventario. La primera línea dice: Name, Price. Puedes elegir tú las columnas.',
  ],
  ['A sentence that nobody has translated.', 'A sentence that nobody has translated.'],
])('the server’s “%s” is read in Spanish as “%s”, and in English as it is', (said, spanish) => {
  expect(serverWords(said)).toBe(said)
  chooseLanguage('es')
  expect(serverWords(said)).toBe(spanish)
})

const CORE = join(import.meta.dirname, '../../../functions/core')
/** Where runs and integrations get their words; of the feeds' files those that refuse a whole one. */
const SOURCES = ['stock/syncs', 'stock/integrations', 'stock/feeds', 'stock/dealer-ftp', 'people/attempts']
/** Said where nobody reads it (a good run tells by its counts). */
const ELSEWHERE =
  /^(The file is being imported|Your file is being imported|Columns saved|A sync is already running|The sync has started|Integration disconnected|The file was discarded|\{what\})/
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
/** Comments, and exceptions that are put into words before anybody reads them. */
const UNREAD = /^\s*(?:\/\/|\/?\*).*$|new Error\('[^']*'\)/gm

/** All that reads like sentences in a piece of code, with `{…}` for what is put in. */
const sentencesIn = (code: string): string[] =>
  [...code.replaceAll(UNREAD, '').matchAll(LITERAL)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replaceAll(/\$\{carsOf\((\w+)\)\}/g, '{$1} cars').replaceAll(/\$\{([^}]*)\}/g, '{$1}'))
    // Whole sentences put in are looked at where they stand.
    .map((text) => text.replaceAll(/ ?\{(stands|NOT_A_LIST|message)\}/g, ''))
    .filter((text) => /^[A-Z{].* .*\.$/.test(text) && !ELSEWHERE.test(text))

test('whatever the server can say of a run, a file or a connection is known in Spanish', () => {
  const files = SOURCES.flatMap((place) => readdirSync(join(CORE, place)).map((file) => join(place, file)))
  const said = files.flatMap((file) => {
    const code = readFileSync(join(CORE, file), 'utf8')
    return /AppError|FtpFailure/.test(code) || file.startsWith('stock/syncs') ? sentencesIn(code) : []
  })
  expect(said.length).toBeGreaterThan(60)

  chooseLanguage('es')
  const unknown = said.filter((text) => {
    const sample = text.replaceAll(/\{[^}]*\}/g, '7')
    const spanish = serverWords(sample)
    return sample.split(/(?<=\.) (?=[A-Z])/).some((sentence) => spanish.includes(sentence))
  })
  expect(unknown).toEqual([])
})
