import type { Texts } from '../lib/language/text-types.ts'

export const fieldConditionTexts = {
  title: { en: 'Fields', es: 'Campos' },
  add: { en: 'Filter by a field', es: 'Filtrar por un campo' },
  remove: { en: 'Remove filter {n}', es: 'Quitar el filtro {n}' },
  field: { en: 'Field of filter {n}', es: 'Campo del filtro {n}' },
  test: { en: 'Comparison of filter {n}', es: 'Comparación del filtro {n}' },
  value: { en: 'Value of filter {n}', es: 'Valor del filtro {n}' },
} as const satisfies Texts
