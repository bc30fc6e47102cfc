import { PLAN } from '#contract/people/plan.ts'
import type { Texts } from '../../lib/language/text-types.ts'

export const publicTexts = {
  features: { en: 'Features', es: 'Funciones' },
  pricing: { en: 'Pricing', es: 'Precios' },
  contact: { en: 'Contact Us', es: 'Contáctanos' },
  login: { en: 'Login', es: 'Iniciar sesión' },
  signup: { en: 'Sign Up', es: 'Regístrate' },
  menu: { en: 'Menu', es: 'Menú' },
  site: { en: 'Site', es: 'Sitio' },
  product: { en: 'Product', es: 'Producto' },
  company: { en: 'Company', es: 'Empresa' },
  account: { en: 'Account', es: 'Cuenta' },
  terms: { en: 'Terms of Service', es: 'Términos del servicio' },
  privacy: { en: 'Privacy Policy', es: 'Política de privacidad' },
  security: { en: 'Security', es: 'Seguridad' },
  tagline: {
    en: 'The platform a car dealership runs on.',
    es: 'La plataforma con la que trabaja una agencia de autos.',
  },
  copyright: { en: 'Lotwire. All rights reserved.', es: 'Lotwire. Todos los derechos reservados.' },

  landing_title: {
    en: 'WhatsApp, SMS and leads for car dealerships',
    es: 'WhatsApp, SMS y clientes para agencias de autos',
  },
  landing_description: {
    en: `WhatsApp, SMS, leads and inventory of a car dealership in one workspace. Free for ${PLAN.trialDays} days, no credit card.`,
    es: `WhatsApp, SMS, clientes e inventario de tu agencia de autos en un solo lugar. ${PLAN.trialDays} días gratis, sin tarjeta.`,
  },
  terms_description: {
    en: 'The agreement between you and Lotwire: account, use, fees, liability, and how to reach us.',
    es: 'El acuerdo entre tú y Lotwire: cuenta, uso, pagos, responsabilidad y cómo contactarnos.',
  },
  privacy_description: {
    en: 'What Lotwire keeps about you and your customers, what for, and what you can ask of us.',
    es: 'Qué guarda Lotwire de ti y de tus clientes, para qué, y qué puedes pedirnos.',
  },
  security_description: {
    en: 'How Lotwire keeps a dealership’s data apart, closed, and provable.',
    es: 'Cómo Lotwire mantiene los datos de una agencia separados, cerrados y comprobables.',
  },
  api: { en: 'API reference', es: 'Referencia de la API' },
  api_description: {
    en: 'The Lotwire API: contacts, conversations, and messages for your own apps, with an OpenAPI document.',
    es: 'La API de Lotwire: contactos, conversaciones y mensajes para tus propias apps, con un documento OpenAPI.',
  },
  hero_badge: { en: 'Made for car dealerships', es: 'Hecho para agencias de autos' },
  hero_title: {
    en: 'Answer every customer before they drive to the next lot',
    es: 'Responde a cada cliente antes de que visite otra agencia',
  },
  hero_text: {
    en: 'Lotwire brings WhatsApp, SMS, calls and your inventory into one workspace. Connect WhatsApp by logging in with your Facebook account, set up the AI by answering a few questions, and it serves your customers day and night, qualifies leads and schedules appointments.',
    es: 'Lotwire reúne WhatsApp, SMS, llamadas y tu inventario en un solo lugar. Conecta WhatsApp con tu cuenta de Facebook, configura la IA con unas preguntas y ella atiende a tus clientes de día y de noche, los califica y agenda citas.',
  },
  start: { en: 'Start Free Now', es: 'Empieza gratis' },
  talk: { en: 'Talk to Sales', es: 'Habla con ventas' },
  trial: {
    en: `Free for ${PLAN.trialDays} days · No credit card · Cancel anytime`,
    es: `${PLAN.trialDays} días gratis · Sin tarjeta · Cancela cuando quieras`,
  },
  claim_setup: { en: 'Three steps to set up', es: 'Listo en tres pasos' },
  claim_setup_text: {
    en: 'from sign-up to the first answered message',
    es: 'del registro al primer mensaje respondido',
  },
  claim_sales: { en: 'Answers day and night', es: 'Respuestas de día y de noche' },
  claim_sales_text: {
    en: 'by your team, and by the AI when they are off',
    es: 'de tu equipo, y de la IA cuando descansa',
  },
  claim_skill: { en: 'No technical knowledge', es: 'Sin conocimientos técnicos' },
  claim_skill_text: {
    en: 'if you can use WhatsApp, you can use Lotwire',
    es: 'si sabes usar WhatsApp, sabes usar Lotwire',
  },

  features_title: {
    en: 'Everything between the first message and the handshake',
    es: 'Todo lo que pasa entre el primer mensaje y el apretón de manos',
  },
  features_text: {
    en: 'One place for the whole team, whichever way a customer writes.',
    es: 'Un solo lugar para todo el equipo, escriba el cliente por donde escriba.',
  },
  crm: { en: 'CRM & Management', es: 'CRM y gestión' },
  crm_text: {
    en: 'Every customer with history, stage and the vehicle they asked about. Nobody has to ask twice.',
    es: 'Cada cliente con su historial, su etapa y el vehículo por el que preguntó. Nadie pregunta dos veces.',
  },
  teams: { en: 'Teams', es: 'Equipos' },
  teams_text: {
    en: 'Granular permissions and custom roles: agents see their customers, managers see everything.',
    es: 'Permisos detallados y roles a medida: los agentes ven a sus clientes, los gerentes lo ven todo.',
  },
  developers: { en: 'Developer Tools', es: 'Herramientas para desarrolladores' },
  developers_text: {
    en: 'API keys for your agents, updates for your other apps, and your inventory straight from your dealer system.',
    es: 'Claves de API para tus agentes, novedades para tus otras apps y tu inventario directo de tu sistema.',
  },
  analytics: { en: 'Advanced Analytics', es: 'Reportes avanzados' },
  analytics_text: {
    en: 'See how fast your team answers, which leads move, and where a sale got stuck.',
    es: 'Mira cuánto tarda tu equipo en responder, qué clientes avanzan y dónde se frenó una venta.',
  },

  setup_title: { en: 'Up and running in three steps', es: 'En marcha en tres pasos' },
  step: { en: 'Step {number}', es: 'Paso {number}' },
  step_account: { en: 'Create your account', es: 'Crea tu cuenta' },
  step_account_text: {
    en: 'Your name, your dealership, your email. No credit card.',
    es: 'Tu nombre, tu agencia, tu correo. Sin tarjeta.',
  },
  step_whatsapp: { en: 'Connect WhatsApp', es: 'Conecta WhatsApp' },
  step_whatsapp_text: {
    en: 'Log in with your Facebook account and choose a number.',
    es: 'Entra con tu cuenta de Facebook y elige un número.',
  },
  step_ai: { en: 'Set up your AI', es: 'Configura tu IA' },
  step_ai_text: {
    en: 'Answer a few questions, and it replies around the clock, qualifies leads and schedules appointments.',
    es: 'Contesta unas preguntas y responde a toda hora, califica clientes y agenda citas.',
  },

  pricing_title: { en: 'One plan, everything in it', es: 'Un solo plan, con todo incluido' },
  pricing_text: {
    en: 'Everything Lotwire does, for the whole dealership.',
    es: 'Todo lo que hace Lotwire, para toda la agencia.',
  },
  pricing_usage: {
    en: 'Phone numbers, texts, WhatsApp messages, and calls cost what Twilio charges for them, with no markup. AI runs on your own key, which its vendor bills.',
    es: 'Los números, los SMS, los mensajes de WhatsApp y las llamadas cuestan lo que cobra Twilio, sin recargo. La IA usa tu propia clave, que te cobra su proveedor.',
  },
  plan: { en: PLAN.name, es: PLAN.name },
  per_month: { en: 'per month', es: 'al mes' },
  plan_users: { en: `${PLAN.seats} users`, es: `${PLAN.seats} usuarios` },
  plan_channels: { en: 'WhatsApp + SMS + Calls + Agents', es: 'WhatsApp + SMS + llamadas + agentes' },
  plan_contacts: { en: 'Unlimited CRM contacts', es: 'Contactos ilimitados en el CRM' },
  plan_ai: { en: 'Unlimited AI assistants', es: 'Asistentes de IA ilimitados' },
  plan_campaigns: { en: 'Unlimited automated campaigns', es: 'Campañas automáticas ilimitadas' },
  plan_trial: {
    en: `${PLAN.trialDays}-day free trial, no credit card, cancel anytime`,
    es: `${PLAN.trialDays} días de prueba, sin tarjeta, cancela cuando quieras`,
  },

  guarantee_title: { en: 'Try it without risk', es: 'Pruébalo sin riesgo' },
  guarantee_text: {
    en: 'If Lotwire is not for you, you get your money back.',
    es: 'Si Lotwire no es para ti, te devolvemos el dinero.',
  },
  guarantee_money: {
    en: `${PLAN.guaranteeDays}-day money-back guarantee`,
    es: `Garantía de devolución de ${PLAN.guaranteeDays} días`,
  },
  guarantee_setup: { en: 'Free setup', es: 'Configuración gratis' },
  guarantee_support: { en: 'Support by email', es: 'Soporte por correo' },

  mail_contact_subject: { en: 'A question about Lotwire', es: 'Una pregunta sobre Lotwire' },
  mail_sales_subject: { en: 'I would like to talk about Lotwire', es: 'Quiero hablar sobre Lotwire' },
  mail_body: {
    en: 'Name:\nCompany:\nPhone/WhatsApp:\nMessage:\n',
    es: 'Nombre:\nEmpresa:\nTeléfono/WhatsApp:\nMensaje:\n',
  },

  glimpse: { en: 'A conversation in Lotwire, as an illustration', es: 'Una conversación en Lotwire, como ilustración' },
  glimpse_name: { en: 'Marisol Vega', es: 'Marisol Vega' },
  glimpse_stage: { en: 'Appt. Scheduled', es: 'Cita agendada' },
  glimpse_in: { en: 'Hi! Is the white Tacoma still on the lot?', es: '¡Hola! ¿Sigue disponible la Tacoma blanca?' },
  glimpse_out: {
    en: 'It is, with 41,200 miles. Would you like to drive it this Saturday at 10?',
    es: 'Sí, con 41,200 millas. ¿Quieres probarla este sábado a las 10?',
  },
  glimpse_in_2: { en: 'Saturday works. See you then!', es: 'El sábado me va bien. ¡Nos vemos!' },
  glimpse_note: { en: 'Answered right away', es: 'Respondido al momento' },
} as const satisfies Texts
