import type { Texts } from '../../../lib/language/text-types.ts'

export const answerTexts = {
  step: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
  hint: {
    en: 'It gives these answers word for word: warranty, delivery, documents to bring.',
    es: 'Da estas respuestas palabra por palabra: garantía, entrega, documentos que traer.',
  },
  empty: { en: 'No answers yet.', es: 'Aún no hay respuestas.' },
  add: { en: 'Add answer', es: 'Agregar respuesta' },
  edit: { en: 'Edit “{question}”', es: 'Editar “{question}”' },
  remove: { en: 'Remove “{question}”', es: 'Quitar “{question}”' },
  remove_button: { en: 'Remove', es: 'Quitar' },
  remove_question: {
    en: 'The assistant will no longer give this answer.',
    es: 'El asistente ya no dará esta respuesta.',
  },
  question: { en: 'Question', es: 'Pregunta' },
  answer: { en: 'Answer', es: 'Respuesta' },
  import: { en: 'Import list', es: 'Importar lista' },
  import_title: { en: 'Import questions and answers', es: 'Importar preguntas y respuestas' },
  import_label: {
    en: 'One per line: question, tab, answer',
    es: 'Una por línea: pregunta, tabulador, respuesta',
  },
  import_hint: {
    en: 'Two columns copied from a spreadsheet can be pasted here.',
    es: 'Aquí puedes pegar dos columnas copiadas de una hoja de cálculo.',
  },
  import_found: {
    en: { one: '{count} answer found', other: '{count} answers found' },
    es: { one: '{count} respuesta encontrada', other: '{count} respuestas encontradas' },
  },
  import_wrong: {
    en: { one: '{count} line has no answer', other: '{count} lines have no answer' },
    es: { one: '{count} línea no tiene respuesta', other: '{count} líneas no tienen respuesta' },
  },
  import_none: { en: 'No line has a question and an answer.', es: 'Ninguna línea tiene pregunta y respuesta.' },
  save_failed: { en: 'The answers weren’t saved', es: 'Las respuestas no se guardaron' },
} as const satisfies Texts
