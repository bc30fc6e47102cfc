import { KEPT_DAYS, type KeptKind } from '#contract/kept-days.ts'
import type { Label, Language } from '#contract/language.ts'
import { VENDORS, type Vendor } from '#contract/vendors.ts'
import type { LegalSection } from './legal-document.tsx'

type Lines = NonNullable<LegalSection['list']>

const ONLY_IF: Label = { en: 'Only if', es: 'Solo si' }

/** Everybody in the register, what they receive, what for, where, and when. */
export const vendorsIn = (language: Language): Lines =>
  Object.values<Vendor>(VENDORS).map(({ name, receives, why, where, onlyIf }) => ({
    name: `${name[language]} (${where[language]})`,
    text: `${sentence(receives[language])} ${sentence(why[language])}${
      onlyIf ? ` ${ONLY_IF[language]} ${onlyIf[language]}.` : ''
    }`,
  }))

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

const KINDS: Record<KeptKind, Label> = {
  audit: { en: 'The log of who did what', es: 'El registro de quién hizo qué' },
  assistant: {
    en: 'What the assistant was asked, what it did, and what it cost',
    es: 'Qué se le preguntó al asistente, qué hizo y cuánto costó',
  },
  reportFacts: { en: 'Figures for reports', es: 'Cifras para los reportes' },
  saleFiles: {
    en: 'What was written and agreed with a customer who bought and was deleted, sealed, from the sale on',
    es: 'Lo que se escribió y acordó con un cliente que compró y fue borrado, sellado, desde la venta',
  },
  automationRuns: { en: 'What automations did', es: 'Qué hicieron las automatizaciones' },
  notifications: { en: 'Notifications', es: 'Notificaciones' },
  visitors: {
    en: 'The key by which a browser opens its conversation in the webchat again, since it last did',
    es: 'La clave con la que un navegador abre de nuevo su conversación en el chat del sitio, desde la última vez',
  },
  unreadLeads: { en: 'Leads that could not be read', es: 'Clientes nuevos que no se pudieron leer' },
  imports: { en: 'How an import went', es: 'Cómo salió una importación' },
  merges: { en: 'How merged contacts were before', es: 'Cómo eran los contactos antes de combinarlos' },
  scheduled: { en: 'Scheduled messages that were sent or canceled', es: 'Mensajes programados enviados o cancelados' },
  sharedFiles: { en: 'Links to files that were sent', es: 'Enlaces a archivos enviados' },
  deliveries: { en: 'What was sent to connected apps', es: 'Lo que se envió a apps conectadas' },
  downloads: {
    en: 'Files made for download, and uploads that were not sent',
    es: 'Archivos para descargar y archivos subidos que no se enviaron',
  },
  mails: {
    en: 'Emails to a dealership, as they came',
    es: 'Correos que recibió una agencia, tal como llegaron',
  },
  accessLogs: { en: 'Technical logs of who read which file', es: 'Registros técnicos de quién leyó qué archivo' },
  setAside: {
    en: 'Changes that our servers could not process, until they are done again',
    es: 'Cambios que nuestros servidores no pudieron procesar, hasta repetirlos',
  },
  backups: { en: 'Backups of the database', es: 'Copias de seguridad de la base de datos' },
}

const DAYS: Record<Language, (days: number) => string> = {
  en: (days) => `${days} days.`,
  es: (days) => `${days} días.`,
}

/** What doesn't stay as long as the contact or the account, the longest first. */
export const keptIn = (language: Language): Lines =>
  (Object.entries(KEPT_DAYS) as [KeptKind, number][])
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, days]) => ({ name: KINDS[kind][language], text: DAYS[language](days) }))
