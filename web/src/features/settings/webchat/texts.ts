import type { Texts } from '../../../lib/language/text-types.ts'

export const webchatTexts = {
  hint: {
    en: 'Visitors to your website message you there, and their messages arrive in Leads.',
    es: 'Quienes visitan tu sitio web te escriben ahí, y sus mensajes llegan a Clientes.',
  },
  load_failed: { en: 'Failed to load webchat settings', es: 'No se pudo cargar el chat del sitio' },
  saved: { en: 'Webchat settings saved', es: 'Configuración del chat del sitio guardada' },
  visitors: { en: 'For visitors', es: 'Para los visitantes' },
  is_on: { en: 'Let visitors write to you', es: 'Permitir que los visitantes te escriban' },
  is_on_hint: {
    en: 'The button shows on your public pages here, and on your own site with the script below.',
    es: 'El botón aparece en tus páginas públicas de aquí y, con el script de abajo, en tu propio sitio.',
  },
  look: { en: 'See it as a visitor', es: 'Verlo como visitante' },
  install: { en: 'On your site', es: 'En tu sitio' },
  install_hint: {
    en: 'Paste this line just before </body> on every page of your site, or give it to whoever runs it.',
    es: 'Pega esta línea justo antes de </body> en cada página de tu sitio, o dásela a quien lo administra.',
  },
  script: { en: 'Script', es: 'Script' },
  sites: { en: 'Allowed sites', es: 'Sitios permitidos' },
  sites_hint: {
    en: 'The webchat only opens on these sites. Add www and non-www addresses separately.',
    es: 'El chat del sitio solo se abre en estos sitios. Agrega por separado la dirección con www y sin www.',
  },
  no_sites: {
    en: 'No sites yet. Until you add yours, it only opens on your public pages here.',
    es: 'Todavía no hay sitios. Hasta que agregues el tuyo, solo se abre en tus páginas públicas de aquí.',
  },
  new_site: { en: 'Site address', es: 'Dirección del sitio' },
  add_site: { en: 'Add site', es: 'Agregar sitio' },
  remove_site: { en: 'Remove {site}', es: 'Quitar {site}' },
  greeting: { en: 'Greeting', es: 'Saludo' },
  greeting_hint: {
    en: 'Leave it empty to use ours, which says whether anyone is available.',
    es: 'Déjalo vacío para usar el nuestro, que dice si hay alguien disponible.',
  },
  in_en: { en: 'In English', es: 'En inglés' },
  in_es: { en: 'In Spanish', es: 'En español' },
} as const satisfies Texts
