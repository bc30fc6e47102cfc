import type { Texts } from '../../lib/language/text-types.ts'

export const developersTexts = {
  title: { en: 'API reference', es: 'Referencia de la API' },
  download: { en: 'OpenAPI document (JSON)', es: 'Documento OpenAPI (JSON)' },
  objects: { en: 'Objects', es: 'Objetos' },
  fields: { en: 'Fields', es: 'Campos' },
  path: { en: 'In the path', es: 'En la ruta' },
  query: { en: 'In the query', es: 'En la consulta' },
  body: { en: 'Body (JSON)', es: 'Cuerpo (JSON)' },
  answer: { en: 'Answer {status}', es: 'Respuesta {status}' },
  required: { en: 'required', es: 'obligatorio' },
} as const satisfies Texts
