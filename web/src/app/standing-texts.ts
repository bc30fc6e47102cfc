import type { Texts } from '../lib/language/text-types.ts'

export const standingTexts = {
  suspended: {
    en: 'This dealership is suspended: you can read, but nothing can be sent. Contact Lotwire.',
    es: 'Esta agencia está suspendida: puedes leer, pero no se puede enviar nada. Contacta a Lotwire.',
  },
  closing: {
    en: {
      one: 'This dealership’s account is closing: it’s read-only, and everything is deleted tomorrow.',
      other: 'This dealership’s account is closing: it’s read-only, and everything is deleted in {count} days.',
    },
    es: {
      one: 'La cuenta de la agencia se está cerrando: es de solo lectura y mañana se borra todo.',
      other: 'La cuenta de la agencia se está cerrando: es de solo lectura y en {count} días se borra todo.',
    },
  },
  to_closing: { en: 'Reopen', es: 'Reabrir' },
  plan_ended: {
    en: 'Your plan has ended. Everything is kept, but nothing is sent until the owner chooses a plan.',
    es: 'Tu plan terminó. Todo se conserva, pero no se envía nada hasta que el propietario elija un plan.',
  },
  trial_ended: {
    en: 'Your trial has ended. Everything is kept, but nothing is sent until the owner chooses a plan.',
    es: 'Tu prueba terminó. Todo se conserva, pero no se envía nada hasta que el propietario elija un plan.',
  },
  trial_left: {
    en: { one: 'Your trial ends tomorrow.', other: 'Your trial ends in {count} days.' },
    es: { one: 'Tu prueba termina mañana.', other: 'Tu prueba termina en {count} días.' },
  },
  step_due: {
    en: 'Required starting {day}:',
    es: 'Obligatorio a partir del {day}:',
  },
  step_next: {
    en: 'Needed the next time you log in:',
    es: 'Lo necesitarás la próxima vez que inicies sesión:',
  },
  to_step: { en: 'Turn on two-step login', es: 'Activar verificación en dos pasos' },
  hide: { en: 'Hide for now', es: 'Ocultar por ahora' },
  to_plan: { en: 'Plan & payments', es: 'Plan y pagos' },
  payment_failed: {
    en: {
      one: 'A payment failed. Sending stops tomorrow unless it’s paid.',
      other: 'A payment failed. Sending stops in {count} days unless it’s paid.',
    },
    es: {
      one: 'Falló un pago. Si no se paga, mañana se detienen los envíos.',
      other: 'Falló un pago. Si no se paga, los envíos se detienen en {count} días.',
    },
  },
} as const satisfies Texts
