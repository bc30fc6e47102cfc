import { afterEach, expect, test, vi } from 'vitest'
import { FILE_GONE, INTERRUPTED, whyHeld } from '../../../functions/core/stock/syncs/rules.ts'

vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: () => undefined } })
vi.stubGlobal('document', { documentElement: {} })
const { chooseLanguage } = await import('../../../web/src/lib/language/language.ts')
const { runWords } = await import('../../../web/src/features/inventory/syncs/run-words.ts')
afterEach(() => chooseLanguage('en'))

test.each([
  [
    whyHeld(3, 9, 12) ?? '',
    'Applying this marks 9 of 12 vehicles sold. Nothing has changed yet.',
    'Aplicarlo marca como vendidos 9 de 12 vehículos. Todavía no cambió nada.',
  ],
  [
    'This is a ZIP archive. Unpack it and send the file that is inside.',
    'This is a ZIP archive.',
    'Es un archivo ZIP.',
  ],
  [
    'This is a picture, not a text file. Please export the vehicle list as CSV or tab-separated text.',
    'This is a picture, not a text file.',
    'Es una imagen, no un archivo de texto.',
  ],
  [FILE_GONE, 'This file is no longer available.', 'Este archivo ya no está disponible.'],
  [
    'No column holds a VIN or a stock number. The first line reads: Chassis, Make. You can choose the columns yourself.',
    'No column holds a VIN or a stock number. The first line reads: Chassis, Make.',
    'Ninguna columna contiene el VIN o el número de inventario. La primera línea dice: Chassis, Make.',
  ],
  [INTERRUPTED, INTERRUPTED, 'La sincronización se interrumpió. No cambió nada.'],
])('of “%s” an agent reads what is, not what a manager can do', (said, english, spanish) => {
  expect(runWords(said, true)).toBe(said)
  expect(runWords(said, false)).toBe(english)
  chooseLanguage('es')
  expect(runWords(said, false)).toBe(spanish)
})
