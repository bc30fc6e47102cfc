import type { Language } from '#contract/language.ts'
import { PLAN } from '#contract/people/plan.ts'
import type { Tidings } from './tidings-of.ts'

interface Words {
  subject: string
  line: string
  link: string
}
type Write = (dealership: string, day: string) => Words

const PRICE = `$${PLAN.monthlyCents / 100}`

/** The mails to whoever pays; `day`: the last on which something is sent. */
export const TEXTS: Record<Language, Record<Tidings['kind'], Write>> = {
  en: {
    payment_failed: (dealership, day) => ({
      subject: 'Your payment for Lotwire failed',
      line: `The last payment for ${dealership} didn’t go through. If it isn’t paid by ${day}, nothing more will be sent after that. Messages and calls still come in, and nothing is lost.`,
      link: 'Change the card',
    }),
    paid_twice: (dealership) => ({
      subject: 'You paid for Lotwire twice: one payment is being refunded',
      line: `Two plans were paid for ${dealership} at about the same time. The first one stays. The second was canceled, and its payment goes back to the card within ten days.`,
      link: 'Plan and payments',
    }),
    trial_ends: (dealership, day) => ({
      subject: `Your Lotwire trial ends on ${day}`,
      line: `From then on, ${dealership} still receives messages and calls, and you can read and export everything, but nothing is sent until you choose a plan: ${PRICE} a month, ${PLAN.guaranteeDays} days money back, cancel anytime.`,
      link: 'Choose a plan',
    }),
    trial_ended: (dealership) => ({
      subject: 'Your Lotwire trial has ended',
      line: `${dealership} still receives messages and calls, and you can read and export everything, but nothing is sent until you choose a plan: ${PRICE} a month, ${PLAN.guaranteeDays} days money back, cancel anytime.`,
      link: 'Choose a plan',
    }),
  },
  es: {
    payment_failed: (dealership, day) => ({
      subject: 'Falló tu pago de Lotwire',
      line: `El último pago de ${dealership} no se completó. Si no se paga a más tardar el ${day}, después no se enviará nada. Los mensajes y las llamadas seguirán llegando, y no se pierde nada.`,
      link: 'Cambiar la tarjeta',
    }),
    paid_twice: (dealership) => ({
      subject: 'Pagaste Lotwire dos veces: te devolvemos un pago',
      line: `Se pagaron dos planes para ${dealership} casi al mismo tiempo. El primero se queda. El segundo se canceló y su pago se devuelve a la tarjeta en un plazo de diez días.`,
      link: 'Plan y pagos',
    }),
    trial_ends: (dealership, day) => ({
      subject: `Tu prueba de Lotwire termina el ${day}`,
      line: `Después, ${dealership} seguirá recibiendo mensajes y llamadas, y podrás leer y exportar todo, pero no se enviará nada hasta que elijas un plan: ${PRICE} al mes, devolución en ${PLAN.guaranteeDays} días, cancela cuando quieras.`,
      link: 'Elegir plan',
    }),
    trial_ended: (dealership) => ({
      subject: 'Terminó tu prueba de Lotwire',
      line: `${dealership} sigue recibiendo mensajes y llamadas, y puedes leer y exportar todo, pero no se envía nada hasta que elijas un plan: ${PRICE} al mes, devolución en ${PLAN.guaranteeDays} días, cancela cuando quieras.`,
      link: 'Elegir plan',
    }),
  },
}
