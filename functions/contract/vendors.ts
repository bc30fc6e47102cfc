import type { Label } from '#contract/language.ts'

/** Somebody outside who receives data through Lotwire. */
export interface Vendor {
  name: Label
  /** Hosts that our servers and pages call; `*.` stands for any beginning. Absent: the dealership names it. */
  hosts?: readonly string[]
  receives: Label
  why: Label
  where: Label
  /** Absent: always. */
  onlyIf?: Label
}

const same = (name: string): Label => ({ en: name, es: name })
const USA: Label = { en: 'United States', es: 'Estados Unidos' }
const ANYWHERE: Label = { en: 'where the dealership has it', es: 'donde lo tenga la agencia' }
const WORLDWIDE: Label = { en: 'worldwide', es: 'todo el mundo' }

const aiVendor = (name: string, hosts: readonly string[], sounds: boolean): Vendor => ({
  name: same(name),
  hosts,
  receives: {
    en: `what customers and the team write in a conversation${sounds ? ', voice notes and recorded calls to be written out' : ''}, what the dealership knows about the contact and its vehicles. Of what is written, numbers of cards, papers, and accounts are taken out first`,
    es: `lo que clientes y equipo escriben en una conversación${sounds ? ', notas de voz y llamadas grabadas para transcribirlas' : ''}, lo que la agencia sabe del contacto y de sus vehículos. De lo escrito se quitan antes números de tarjetas, documentos y cuentas`,
  },
  why: {
    en: 'to draft and write answers, summaries, and transcripts',
    es: 'para preparar y escribir respuestas, resúmenes y transcripciones',
  },
  where: USA,
  onlyIf: {
    en: 'the dealership has entered its own key for it',
    es: 'la agencia ingresó su propia clave',
  },
})

/**
 * Everybody outside who receives data, as the privacy policy lists them. A rule of test/house fails where the product
 * calls somebody who is not here.
 */
export const VENDORS = {
  aws: {
    name: same('Amazon Web Services'),
    hosts: ['*.amazonaws.com', '*.amazoncognito.com', '*.cloudfront.net'],
    receives: {
      en: 'everything, encrypted: it hosts the service, its database, files, logins, and emails',
      es: 'todo, cifrado: aloja el servicio, su base de datos, archivos, inicios de sesión y correos',
    },
    why: { en: 'to run Lotwire', es: 'para que Lotwire funcione' },
    where: { en: 'the region that hosts Lotwire', es: 'la región que aloja Lotwire' },
  },
  twilio: {
    name: same('Twilio'),
    hosts: ['*.twilio.com'],
    receives: {
      en: 'phone numbers, messages with their files, calls, and recordings; from a dealership that registers its numbers, its legal name, address, tax number, and contact person',
      es: 'números, mensajes con sus archivos, llamadas y grabaciones; de una agencia que registra sus números, su nombre legal, dirección, número fiscal y persona de contacto',
    },
    why: { en: 'to carry messages and calls', es: 'para transportar mensajes y llamadas' },
    where: USA,
    onlyIf: {
      en: 'the dealership connects an account of its own, or has Lotwire open one for it',
      es: 'la agencia conecta una cuenta propia o pide a Lotwire que le abra una',
    },
  },
  carriers: {
    name: { en: 'Telephone carriers', es: 'Operadores telefónicos' },
    receives: { en: 'phone numbers, texts, and calls', es: 'números, mensajes SMS y llamadas' },
    why: { en: 'to deliver them, through Twilio', es: 'para entregarlos, por medio de Twilio' },
    where: { en: 'the country of the number', es: 'el país del número' },
    onlyIf: { en: 'the dealership uses SMS or calls', es: 'la agencia usa SMS o llamadas' },
  },
  mail: {
    name: { en: 'Email providers', es: 'Proveedores de correo' },
    receives: {
      en: 'emails to their users: what a dealership writes to its customers, and what Lotwire tells its people',
      es: 'los correos para sus usuarios: lo que una agencia escribe a sus clientes y lo que Lotwire avisa a su equipo',
    },
    why: {
      en: 'to deliver them, through Amazon’s mail service',
      es: 'para entregarlos, por medio del servicio de correo de Amazon',
    },
    where: { en: 'where the recipient has the mailbox', es: 'donde el destinatario tenga su buzón' },
  },
  meta: {
    name: {
      en: 'Meta (WhatsApp, Facebook, and Instagram)',
      es: 'Meta (WhatsApp, Facebook e Instagram)',
    },
    hosts: ['connect.facebook.net', 'www.facebook.com', 'web.facebook.com', 'graph.facebook.com'],
    receives: {
      en: 'messages on WhatsApp, Messenger, and Instagram, WhatsApp’s numbers, message templates, and the business profile. Its script runs only on the pages on which a dealership connects these',
      es: 'mensajes de WhatsApp, Messenger e Instagram, números de WhatsApp, plantillas y el perfil de la empresa. Su script solo corre en las páginas donde una agencia los conecta',
    },
    why: { en: 'to carry these messages', es: 'para transportar estos mensajes' },
    where: WORLDWIDE,
    onlyIf: { en: 'the dealership uses one of these', es: 'la agencia usa uno de estos' },
  },
  openai: aiVendor('OpenAI', ['api.openai.com'], true),
  anthropic: aiVendor('Anthropic', ['api.anthropic.com'], false),
  groq: aiVendor('Groq', ['api.groq.com'], true),
  google: {
    name: same('Google Calendar'),
    hosts: ['accounts.google.com', 'oauth2.googleapis.com', 'www.googleapis.com'],
    receives: {
      en: 'a person’s appointments with the customer’s name, number, and vehicle. Lotwire reads from it when that person is busy',
      es: 'las citas de una persona con nombre, número y vehículo del cliente. Lotwire lee de ahí cuándo esa persona está ocupada',
    },
    why: { en: 'to keep the two calendars alike', es: 'para mantener iguales ambos calendarios' },
    where: USA,
    onlyIf: { en: 'that person connects a calendar', es: 'esa persona conecta un calendario' },
  },
  login: {
    name: { en: 'Google and Microsoft, for logging in', es: 'Google y Microsoft, para iniciar sesión' },
    hosts: ['accounts.google.com', 'login.microsoftonline.com'],
    receives: {
      en: 'that somebody logs in to Lotwire. Lotwire gets that account’s email address and, of a company’s account, which company',
      es: 'que alguien inicia sesión en Lotwire. Lotwire recibe el correo de esa cuenta y, si es de una empresa, de cuál',
    },
    why: { en: 'to log in without a password', es: 'para iniciar sesión sin contraseña' },
    where: WORLDWIDE,
    onlyIf: {
      en: 'that person links an account, or their dealership requires one',
      es: 'esa persona vincula una cuenta o su agencia la exige',
    },
  },
  stripe: {
    name: same('Stripe'),
    hosts: ['api.stripe.com'],
    receives: {
      en: 'the dealership’s name, the email address of who pays, the plan, and the card, which Lotwire never sees',
      es: 'el nombre de la agencia, el correo de quien paga, el plan y la tarjeta, que Lotwire nunca ve',
    },
    why: { en: 'to take payments and send invoices', es: 'para cobrar y enviar facturas' },
    where: USA,
    onlyIf: { en: 'the dealership pays for a plan', es: 'la agencia paga un plan' },
  },
  push: {
    name: {
      en: 'Push services of browsers (Apple, Google, Microsoft, Mozilla)',
      es: 'Servicios push de los navegadores (Apple, Google, Microsoft, Mozilla)',
    },
    receives: {
      en: 'notifications, encrypted so that only that browser can read them; never the text of a message',
      es: 'notificaciones, cifradas para que solo ese navegador las lea; nunca el texto de un mensaje',
    },
    why: { en: 'to tell somebody whose browser is closed', es: 'para avisar a quien tiene cerrado el navegador' },
    where: WORLDWIDE,
    onlyIf: { en: 'that person turns notifications on', es: 'esa persona activa las notificaciones' },
  },
  dealership: {
    name: { en: 'Who a dealership chooses itself', es: 'Quienes la agencia elige' },
    receives: {
      en: 'connected apps and calendar apps: what it opens to them by a key or a link; its own login provider: that somebody logs in; the servers of its vehicle feed and pictures, only requests for those',
      es: 'apps conectadas y apps de calendario: lo que ella les abre con una clave o un enlace; su propio proveedor de inicio de sesión: que alguien inicia sesión; los servidores de su inventario y sus fotos, solo pedidos de estos',
    },
    why: { en: 'because the dealership has set it up', es: 'porque la agencia lo configuró' },
    where: ANYWHERE,
    onlyIf: { en: 'the dealership sets it up', es: 'la agencia lo configura' },
  },
} as const satisfies Record<string, Vendor>
