import type { Language } from '#contract/language.ts'
import { grouped, sentence } from '#contract/words.ts'

type Counts = Record<'created' | 'changed' | 'unchanged' | 'sold' | 'errors', number> & {
  /** Omitted in runs that ended before it was counted. */
  returned?: number
  /** No column holds prices. */
  lacks_prices?: true
}
/** Files on the dealer's server; if there are many, only the first are named. */
type Named = { names: string; count: number }
/** The number of vehicles no longer in the file, out of those shown. */
type Lost = { gone: number; before: number }

/** "1 row", "12,400 rows", with numbers formatted for the language. */
const countedIn = (language: Language) => (count: number, one: string, more: string) =>
  `${grouped(count, language)} ${count === 1 ? one : more}`
const counted = { en: countedIn('en'), es: countedIn('es') }
const joined = (parts: (string | false)[]) => parts.filter((part) => part !== false).join(', ')

const NO_VEHICLE = {
  en: 'The file has no vehicle for sale that could be read.',
  es: 'El archivo no tiene ningún vehículo en venta que se pudiera leer.',
}

/** Messages about a run, besides the refusals it may end with. */
export const runWords = {
  /** "12 new vehicles, 1 back in stock, 3 changed, 2 sold; 4 rows could not be read." */
  brought_in: sentence({
    en: ({ created, returned = 0, changed, sold, unchanged, errors, lacks_prices }: Counts) => {
      const news = [
        created > 0 && counted.en(created, 'new vehicle', 'new vehicles'),
        returned > 0 && `${grouped(returned, 'en')} back in stock`,
        changed > 0 && `${grouped(changed, 'en')} changed`,
      ]
      const what = joined([...news, sold > 0 && `${grouped(sold, 'en')} sold`])
      const unread = errors > 0 ? `; ${counted.en(errors, 'row', 'rows')} could not be read` : ''
      return `${what || `Nothing changed: ${counted.en(unchanged, 'vehicle', 'vehicles')}`}${unread}.${what && lacks_prices ? ' The file has no price column.' : ''}`
    },
    es: ({ created, returned = 0, changed, sold, unchanged, errors, lacks_prices }) => {
      const news = [created > 0 && counted.es(created, 'vehículo nuevo', 'vehículos nuevos')]
      const what = joined([
        ...news,
        returned > 0 && `${grouped(returned, 'es')} de nuevo en venta`,
        changed > 0 && counted.es(changed, 'actualizado', 'actualizados'),
        sold > 0 && counted.es(sold, 'vendido', 'vendidos'),
      ])
      const unread =
        errors > 0 ? `; no se ${errors === 1 ? 'pudo' : 'pudieron'} leer ${counted.es(errors, 'fila', 'filas')}` : ''
      return `${what || `No cambió nada: ${counted.es(unchanged, 'vehículo', 'vehículos')}`}${unread}.${what && lacks_prices ? ' El archivo no tiene columna de precio.' : ''}`
    },
  }),
  up_to_date: sentence({
    en: 'Already up to date: this is the file that was imported last.',
    es: 'El inventario ya está al día: este archivo es el mismo que se importó la última vez.',
  }),
  held_losing: sentence({
    en: ({ gone, before }: Lost) =>
      `Applying this marks ${grouped(gone, 'en')} of ${grouped(before, 'en')} vehicles sold. Nothing has changed yet.`,
    es: ({ gone, before }) =>
      `Aplicarlo marca como vendidos ${grouped(gone, 'es')} de ${grouped(before, 'es')} vehículos. Todavía no ha cambiado nada.`,
  }),
  held_empty_losing: sentence({
    en: ({ gone, before }: Lost) =>
      `${NO_VEHICLE.en} Applying this marks ${grouped(gone, 'en')} of ${grouped(before, 'en')} vehicles sold. Nothing has changed yet.`,
    es: ({ gone, before }) =>
      `${NO_VEHICLE.es} Aplicarlo marca como vendidos ${grouped(gone, 'es')} de ${grouped(before, 'es')} vehículos. Todavía no ha cambiado nada.`,
  }),
  held_empty: sentence({
    en: `${NO_VEHICLE.en} Nothing has changed yet.`,
    es: `${NO_VEHICLE.es} Todavía no ha cambiado nada.`,
  }),
  held_without_prices: sentence({
    en: ({ lost, priced }: { lost: number; priced: number }) =>
      `Applying this takes the price off ${grouped(lost, 'en')} of ${grouped(priced, 'en')} vehicles. Nothing has changed yet.`,
    es: ({ lost, priced }) =>
      `Aplicarlo deja sin precio ${grouped(lost, 'es')} de ${grouped(priced, 'es')} vehículos. Todavía no ha cambiado nada.`,
  }),
  /** Appended to the message about the file that was imported. */
  passed_over: sentence({
    en: ({ names, count }: Named) =>
      `${count === 1 ? 'A newer file that is no vehicle list was' : `${grouped(count, 'en')} newer files that are no vehicle lists were`} passed over: ${names}.`,
    es: ({ names, count }) =>
      count === 1
        ? `Se pasó por alto un archivo más reciente que no es una lista de vehículos: ${names}.`
        : `Se pasaron por alto ${grouped(count, 'es')} archivos más recientes que no son listas de vehículos: ${names}.`,
  }),
  no_vehicle: sentence(NO_VEHICLE),
  discarded: sentence({
    en: 'This file was discarded. Nothing has changed.',
    es: 'Este archivo se descartó. No cambió nada.',
  }),
  interrupted: sentence({
    en: 'The sync was interrupted. Nothing has changed.',
    es: 'La sincronización se interrumpió. No cambió nada.',
  }),
  half_written: sentence({
    en: 'The sync was interrupted. Some vehicles may already match the new file; the next sync completes it.',
    es: 'La sincronización se interrumpió. Es posible que algunos vehículos ya estén como en el archivo nuevo; la próxima sincronización lo completa.',
  }),
  failed: sentence({
    en: 'Something went wrong on our side. The next sync will try again.',
    es: 'Algo falló de nuestro lado. La próxima sincronización lo intentará de nuevo.',
  }),
  /** For an upload, which no next run repeats. */
  upload_failed: sentence({
    en: 'Something went wrong on our side. Upload the file again.',
    es: 'Algo falló de nuestro lado. Sube el archivo otra vez.',
  }),
}
