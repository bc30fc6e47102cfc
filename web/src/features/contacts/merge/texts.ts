import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { contactTexts } from '../texts.ts'

/** The texts of likely twins, and of merging two contacts. */
const mergeTexts = {
  ...contactTexts,
  twins_failed: { en: 'Couldn’t load duplicates', es: 'No se pudieron cargar los duplicados' },
  no_twins: { en: 'No likely duplicates', es: 'No hay posibles duplicados' },
  no_twins_hint: {
    en: 'Contacts that share a number, an email, or a name and a vehicle appear here.',
    es: 'Aquí aparecen los contactos que comparten número, correo, o nombre y vehículo.',
  },
  twins: { en: 'Likely duplicates', es: 'Posibles duplicados' },
  more_twins: { en: 'There are more. Merge some of these to see them.', es: 'Hay más. Combina algunos para verlos.' },
  same_number: { en: 'Same number', es: 'Mismo número' },
  same_email: { en: 'Same email', es: 'Mismo correo' },
  same_name: { en: 'Same name and vehicle', es: 'Mismo nombre y vehículo' },
  review: { en: 'Review', es: 'Revisar' },
  review_named: { en: 'Review {one} and {other}', es: 'Revisar a {one} y {other}' },
  merged_lately: { en: 'Merged in the last 30 days', es: 'Combinados en los últimos 30 días' },
  merged_by: { en: '{name}, merged by {user}', es: '{name}, combinado por {user}' },
  undo: { en: 'Undo', es: 'Deshacer' },
  undo_named: { en: 'Undo the merge of {name}', es: 'Deshacer la combinación de {name}' },
  undoing: { en: 'Undoing…', es: 'Deshaciendo…' },
  undone: { en: '{name} is a separate contact again', es: '{name} vuelve a ser un contacto aparte' },
  merge_failed: { en: 'Couldn’t merge the contacts', es: 'No se pudieron combinar los contactos' },
  undo_failed: { en: 'Couldn’t undo the merge', es: 'No se pudo deshacer la combinación' },
  merge_title: { en: 'Merge contacts', es: 'Combinar contactos' },
  merge: { en: 'Merge', es: 'Combinar' },
  merging: { en: 'Merging…', es: 'Combinando…' },
  merged: { en: '{name} is one contact now', es: '{name} es ahora un solo contacto' },
  find_other: { en: 'Find the other contact', es: 'Busca el otro contacto' },
  none_found: { en: 'No other contact found', es: 'No se encontró otro contacto' },
  keep_hint: {
    en: 'Choose what stays. Conversations, calls, notes, appointments, labels, and consents of both stay together. You can undo this for 30 days.',
    es: 'Elige qué se queda. Las conversaciones, llamadas, notas, citas, etiquetas y consentimientos de ambos quedan juntos. Puedes deshacerlo durante 30 días.',
  },
  nothing_differs: { en: 'Their details match.', es: 'Sus datos coinciden.' },
  first_name: { en: 'First name', es: 'Nombre' },
  last_name: { en: 'Last name', es: 'Apellido' },
  stage: { en: 'Stage', es: 'Etapa' },
  empty: { en: 'Empty', es: 'Vacío' },
  deal: { en: 'Deal', es: 'Trato' },
  miles: { en: '{count} miles', es: '{count} millas' },
  condition: { en: 'Condition: {condition}', es: 'Estado: {condition}' },
  photos: { en: 'Photos: {count}', es: 'Fotos: {count}' },
  sold: { en: 'Sold', es: 'Vendido' },
  lost: { en: 'Lost', es: 'Perdido' },
  dismiss: { en: 'Not the same person', es: 'No son la misma persona' },
  dismiss_named: {
    en: '{one} and {other} are not the same person',
    es: '{one} y {other} no son la misma persona',
  },
  dismiss_failed: { en: 'Couldn’t hide this pair', es: 'No se pudo ocultar este par' },
} as const satisfies Texts

export const useMergeText = () => useText(mergeTexts)
