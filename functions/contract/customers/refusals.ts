import { refusal } from '#contract/words.ts'
import { fieldRefusals } from './field-refusals.ts'

export const customersRefusals = {
  ...fieldRefusals,
  number_taken: refusal({
    code: 'conflict',
    en: 'Another contact has this number.',
    es: 'Otro contacto ya tiene este número.',
  }),
  merge_same: refusal({
    code: 'invalid',
    en: 'Choose another contact.',
    es: 'Elige otro contacto.',
  }),
  merge_no_room: refusal({
    code: 'conflict',
    en: 'One contact can’t hold all of their numbers. Remove some of them first.',
    es: 'Un contacto no puede tener todos sus números. Quita algunos primero.',
  }),
  merge_undoing: refusal({
    code: 'conflict',
    en: 'A merge of this contact is being undone. Try again in a moment.',
    es: 'Se está deshaciendo una combinación de este contacto. Inténtalo de nuevo en un momento.',
  }),
  merge_too_old: refusal({
    code: 'conflict',
    en: 'A merge can be undone for 30 days.',
    es: 'Una combinación se puede deshacer durante 30 días.',
  }),
  merge_later_first: refusal({
    code: 'conflict',
    en: 'This contact was merged again later. Undo that merge first.',
    es: 'Este contacto se combinó de nuevo después. Deshaz primero esa combinación.',
  }),
  number_wrong: refusal({
    code: 'invalid',
    en: 'Enter a valid phone number.',
    es: 'Escribe un número de teléfono válido.',
  }),
  number_rounded: refusal({
    code: 'invalid',
    en: ({ written }: { written: string }) =>
      `Excel rounded this number to ${written}, and its last digits are gone. Format the column as Number without decimals, and save the file again.`,
    es: ({ written }) =>
      `Excel redondeó este número a ${written} y se perdieron sus últimos dígitos. Da a la columna formato de Número sin decimales y guarda el archivo de nuevo.`,
  }),
  country_unknown: refusal({
    code: 'invalid',
    en: ({ country }: { country: string }) =>
      `“${country}” isn’t a country we know. Correct it, or write the number with + and its country code.`,
    es: ({ country }) =>
      `“${country}” no es un país que conozcamos. Corrígelo o escribe el número con + y su código de país.`,
  }),
  stage_unknown: refusal({
    code: 'invalid',
    en: 'This stage no longer exists. Choose another.',
    es: 'Esta etapa ya no existe. Elige otra.',
  }),
  stage_default: refusal({
    code: 'conflict',
    en: 'Every dealership has this stage. It can’t be changed or deleted.',
    es: 'Todas las agencias tienen esta etapa. No se puede cambiar ni eliminar.',
  }),
  stage_taken: refusal({
    code: 'conflict',
    en: 'There is already a stage with this name.',
    es: 'Ya existe una etapa con este nombre.',
  }),
  too_many_stages: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `You can add at most ${most} stages.`,
    es: ({ most }) => `Puedes agregar ${most} etapas como máximo.`,
  }),
  pause_over: refusal({
    code: 'invalid',
    en: 'Choose a time that is still to come.',
    es: 'Elige un momento futuro.',
  }),
  group_not_yours: refusal({
    code: 'forbidden',
    en: 'Only the person who created this group or a manager can change it.',
    es: 'Solo quien creó este grupo o un gerente puede cambiarlo.',
  }),
  view_shared: refusal({
    code: 'forbidden',
    en: 'Only managers can change shared lists.',
    es: 'Solo los gerentes pueden cambiar las listas compartidas.',
  }),
  too_many_views: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `You can save at most ${most} lists.`,
    es: ({ most }) => `Puedes guardar hasta ${most} listas.`,
  }),
  too_many_groups: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `You can save at most ${most} groups.`,
    es: ({ most }) => `Puedes guardar ${most} grupos como máximo.`,
  }),
  group_full: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `A group can hold at most ${most} contacts picked by hand.`,
    es: ({ most }) => `Un grupo puede tener ${most} contactos elegidos a mano como máximo.`,
  }),
  note_not_yours: refusal({
    code: 'forbidden',
    en: 'Only its author or a manager can change this note.',
    es: 'Solo quien la escribió o un gerente puede cambiar esta nota.',
  }),
  mention_opens_nothing: refusal({
    code: 'forbidden',
    en: 'You can read this conversation because you were mentioned. Only mention colleagues who can already see it.',
    es: 'Puedes leer esta conversación porque te mencionaron. Menciona solo a colegas que ya la pueden ver.',
  }),
  label_default: refusal({
    code: 'conflict',
    en: 'Every dealership has this label. It can’t be changed or deleted.',
    es: 'Todas las agencias tienen esta etiqueta. No se puede cambiar ni eliminar.',
  }),
  label_gone: refusal({
    code: 'not_found',
    en: 'This label no longer exists.',
    es: 'Esta etiqueta ya no existe.',
  }),
  label_taken: refusal({
    code: 'conflict',
    en: 'There is already a label with this name.',
    es: 'Ya existe una etiqueta con este nombre.',
  }),
  too_many_labels: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `You can add at most ${most} labels.`,
    es: ({ most }) => `Puedes agregar ${most} etiquetas como máximo.`,
  }),
  import_stage_unknown: refusal({
    code: 'invalid',
    en: ({ stage }: { stage: string }) => `You don’t have a stage “${stage}”.`,
    es: ({ stage }) => `No tienes ninguna etapa “${stage}”.`,
  }),
  import_labels_unknown: refusal({
    code: 'invalid',
    en: ({ labels }: { labels: string }) => `You don’t have these labels: ${labels}.`,
    es: ({ labels }) => `No tienes estas etiquetas: ${labels}.`,
  }),
  wish_unknown: refusal({
    code: 'invalid',
    en: 'This says neither yes nor no.',
    es: 'Esto no dice ni sí ni no.',
  }),
  label_unknown: refusal({
    code: 'invalid',
    en: ({ labels }: { labels: string }) => `Use these labels: ${labels}.`,
    es: ({ labels }) => `Usa estas etiquetas: ${labels}.`,
  }),
  numbers_of_two: refusal({
    code: 'conflict',
    en: 'The two numbers belong to two different contacts.',
    es: 'Los dos números son de dos contactos distintos.',
  }),
  number_twice: refusal({
    code: 'invalid',
    en: ({ line }: { line: number }) => `Line ${line} has the same number.`,
    es: ({ line }) => `La línea ${line} tiene el mismo número.`,
  }),
  row_unreadable: refusal({
    code: 'invalid',
    en: 'This row could not be read. Check its quotation marks.',
    es: 'Esta fila no se pudo leer. Revisa sus comillas.',
  }),
  import_without_numbers: refusal({
    code: 'invalid',
    en: 'Choose which column holds the phone or WhatsApp number.',
    es: 'Elige qué columna contiene el teléfono o el número de WhatsApp.',
  }),
  consent_missing: refusal({
    code: 'invalid',
    en: 'Say where these people agreed to be contacted.',
    es: 'Indica dónde aceptaron estas personas que las contacten.',
  }),
  import_not_ready: refusal({
    code: 'conflict',
    en: 'This import has already started, or its file isn’t here yet.',
    es: 'Esta importación ya comenzó o su archivo aún no ha llegado.',
  }),
  importer_gone: refusal({
    code: 'forbidden',
    en: ({ name }: { name: string }) => `${name} no longer works here, so the import stopped.`,
    es: ({ name }) => `${name} ya no trabaja aquí, así que la importación se detuvo.`,
  }),
  export_of_more: refusal({
    code: 'forbidden',
    en: 'This file has contacts you can no longer see. Export again.',
    es: 'Este archivo contiene contactos que ya no puedes ver. Exporta de nuevo.',
  }),
  import_over: refusal({
    code: 'conflict',
    en: 'This import is over and can no longer be undone.',
    es: 'Esta importación terminó y ya no se puede deshacer.',
  }),
  import_file_gone: refusal({
    code: 'not_found',
    en: 'The file is no longer here. Please upload it again.',
    es: 'El archivo ya no está disponible. Súbelo de nuevo.',
  }),
  organization_missing: refusal({
    code: 'invalid',
    en: 'Please select an organization',
    es: 'Selecciona una agencia',
  }),
}
