import type { Texts } from '../../../lib/language/text-types.ts'
import { assistantTexts } from '../texts.ts'

export const testTexts = {
  ...assistantTexts,
  tests: { en: 'Saved tests', es: 'Pruebas guardadas' },
  hint: {
    en: 'They rerun after every change and show what’s different.',
    es: 'Se repiten después de cada cambio y muestran qué cambió.',
  },
  empty: {
    en: 'Try a conversation above, then save it as a test.',
    es: 'Prueba una conversación arriba y guárdala como prueba.',
  },
  load_failed: { en: 'Failed to load the tests', es: 'No se pudieron cargar las pruebas' },
  save: { en: 'Save as test', es: 'Guardar como prueba' },
  saved: { en: 'Test saved', es: 'Prueba guardada' },
  save_failed: { en: 'The test wasn’t saved', es: 'La prueba no se guardó' },
  run_all: { en: 'Run all', es: 'Repetir todas' },
  run: { en: 'Run', es: 'Repetir' },
  running: { en: 'Running...', es: 'En curso...' },
  run_failed: { en: 'The tests couldn’t run', es: 'No se pudieron hacer las pruebas' },
  not_run: { en: 'Not run yet', es: 'Sin hacer' },
  same: { en: 'No change', es: 'Sin cambio' },
  different: { en: 'Different', es: 'Distinta' },
  outdated: { en: 'Setup changed', es: 'Configuración cambiada' },
  differ_count: {
    en: { one: '{count} test answers differently', other: '{count} tests answer differently' },
    es: { one: '{count} prueba responde distinto', other: '{count} pruebas responden distinto' },
  },
  conversation: { en: 'Conversation', es: 'Conversación' },
  customer: { en: 'Customer', es: 'Cliente' },
  assistant: { en: 'Assistant', es: 'Asistente' },
  expected: { en: 'Expected', es: 'Se espera' },
  before: { en: 'Before, {when}', es: 'Antes, {when}' },
  now: { en: 'Now, {when}', es: 'Ahora, {when}' },
  handed_over: { en: 'Handed off to your team: {reason}', es: 'Pasado a tu equipo: {reason}' },
  remove: { en: 'Delete test', es: 'Eliminar prueba' },
  remove_failed: { en: 'The test wasn’t deleted', es: 'La prueba no se eliminó' },
} as const satisfies Texts
