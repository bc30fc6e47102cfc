import type { Counterpart } from '../../lib/language/text-types.ts'

const en = {
  title: 'API reference',
  download: 'OpenAPI document (JSON)',
  objects: 'Objects',
  fields: 'Fields',
  path: 'In the path',
  query: 'In the query',
  body: 'Body (JSON)',
  answer: 'Answer {status}',
  required: 'required',
} as const

const es = {
  title: 'Referencia de la API',
  download: 'Documento OpenAPI (JSON)',
  objects: 'Objetos',
  fields: 'Campos',
  path: 'En la ruta',
  query: 'En la consulta',
  body: 'Cuerpo (JSON)',
  answer: 'Respuesta {status}',
  required: 'obligatorio',
} as const satisfies Counterpart<typeof en>

export const developersTexts = { en, es }
