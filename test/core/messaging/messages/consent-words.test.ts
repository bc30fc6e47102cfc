import { expect, test } from 'vitest'
import { consentOf } from '../../../../functions/core/messaging/messages/consent.ts'

const STOP = `STOP|Stop|stop.|"stop"|'Stop'|“STOP”|s.t.o.p|S T O P|S-T-O-P|*stop*|STOP!!!|stop 🛑|  stop\n|ＳＴＯＰ|STOP STOP|stop, stop|
  stopall|stop all|Stop-All|unsubscribe|UNSUBSCRIBE.|cancel|end|quit|revoke|optout|opt out|OPT-OUT|Opt Out.|opt. out|“opt out”|
  please stop|stop please|STOP, thank you|end quit|
  alto|¡ALTO!|baja|Baja.|parar|cancelar|detener|basta|¡Basta!|desuscribir|salir|alto alto|por favor, alto|baja, gracias|arrêt`
const START = 'START|start.|Yes|yes!|unstop|iniciar|comenzar|alta|reanudar|START START'
const NEITHER = `stop by tomorrow|please stop by|Stop it|nonstop|don’t stop|I quit my job|cancel my appointment|weekend|end 2021|stop at 5|
  the end|opt|out|alta gama|no|sí|gracias|please|👍|`

const rows = (text: string) => text.split('|').map((row) => row.replace(/^\n?\s{2,}/, ''))

test.each(rows(STOP))('“%s” opts out', (body) => expect(consentOf(body)).toBe('stop'))
test.each(rows(START))('“%s” opts in again', (body) => expect(consentOf(body)).toBe('start'))
test.each(rows(NEITHER))('“%s” says nothing about consent', (body) => expect(consentOf(body)).toBeUndefined())

test.each([
  ['NO MORE CARS', 'STOP', 'stop'],
  ['CARS AGAIN', 'START', 'start'],
  ['help', 'HELP', undefined],
  ['stop', 'HELP', undefined],
  ['yes', 'STOP', 'stop'],
])('Twilio’s own reading of “%s” as %s wins', (body, type, word) => expect(consentOf(body, type)).toBe(word))
