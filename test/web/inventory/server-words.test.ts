import { afterEach, expect, test, vi } from 'vitest'
import { FILE_GONE, HALF_WRITTEN, INTERRUPTED, NOT_CONNECTED, whyHeld } from '../../../functions/core/syncs/rules.ts'

vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: () => undefined } })
vi.stubGlobal('document', { documentElement: {} })
const { chooseLanguage } = await import('../../../web/src/lib/language/language.ts')
const { serverWords } = await import('../../../web/src/features/inventory/server-words.ts')
afterEach(() => chooseLanguage('en'))

test.each([
  [
    whyHeld(3, 9, 12) ?? '',
    'Con este archivo desaparecerían 9 de tus 12 vehículos. Todavía no cambió nada: confírmalo si es correcto.',
  ],
  [
    whyHeld(0, 12, 12) ?? '',
    'El archivo no tiene ningún vehículo legible y tus 12 vehículos desaparecerían. Todavía no cambió nada: confírmalo si es correcto.',
  ],
  [INTERRUPTED, 'La sincronización se interrumpió. No cambió nada.'],
  [
    HALF_WRITTEN,
    'La sincronización se interrumpió. Algunos vehículos pueden estar ya como dice el archivo nuevo: la próxima los deja todos bien.',
  ],
  [FILE_GONE, 'El archivo ya no se conserva. Sincroniza de nuevo o súbelo otra vez.'],
  [NOT_CONNECTED, 'No hay integraciones activas que sincronizar'],
  [
    'The server refused the user name or the password. The server said: 530 Go away.',
    'El servidor rechazó el usuario o la contraseña. El servidor dijo: 530 Go away.',
  ],
  ['A sentence that nobody has translated.', 'A sentence that nobody has translated.'],
])('the server’s “%s” is read in Spanish as “%s”, and in English as it is', (said, spanish) => {
  expect(serverWords(said)).toBe(said)
  chooseLanguage('es')
  expect(serverWords(said)).toBe(spanish)
})
