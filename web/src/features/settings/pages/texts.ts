import type { Texts } from '../../../lib/language/text-types.ts'

export const pagesTexts = {
  title: { en: 'Messenger & Instagram', es: 'Messenger e Instagram' },
  hint: {
    en: 'What people write to your page on Facebook, on Marketplace, and to your Instagram account arrives in Leads, and you answer from there.',
    es: 'Lo que escriben a tu página de Facebook, en Marketplace y a tu cuenta de Instagram llega a Clientes, y desde ahí respondes.',
  },
  load_failed: { en: 'Failed to load your pages', es: 'No se pudieron cargar tus páginas' },
  pages: { en: 'Connected pages', es: 'Páginas conectadas' },
  none: { en: 'No page is connected yet.', es: 'Todavía no hay páginas conectadas.' },
  with_instagram: { en: 'Instagram: {name}', es: 'Instagram: {name}' },
  without_instagram: {
    en: 'No Instagram account is linked to this page on Facebook.',
    es: 'Esta página no tiene una cuenta de Instagram vinculada en Facebook.',
  },
  ended: { en: 'Connect again', es: 'Conectar de nuevo' },
  ended_hint: {
    en: 'Facebook no longer lets Lotwire write as this page. Connect it again.',
    es: 'Facebook ya no permite que Lotwire escriba como esta página. Vuelve a conectarla.',
  },
  connect: { en: 'Connect pages', es: 'Conectar páginas' },
  connect_more: { en: 'Connect another page', es: 'Conectar otra página' },
  disconnect: { en: 'Disconnect {page}', es: 'Desconectar {page}' },
  disconnect_short: { en: 'Disconnect', es: 'Desconectar' },
  disconnect_title: { en: 'Disconnect {page}?', es: '¿Desconectar {page}?' },
  disconnect_hint: {
    en: 'Its messages no longer arrive here and can’t be answered from here. The conversations stay.',
    es: 'Sus mensajes ya no llegarán aquí ni se podrán responder desde aquí. Las conversaciones se conservan.',
  },
  disconnected: { en: 'Page disconnected', es: 'Página desconectada' },
  disconnect_failed: { en: 'The page couldn’t be disconnected', es: 'No se pudo desconectar la página' },
  owners_only: {
    en: 'Only an owner can connect or disconnect pages.',
    es: 'Solo un propietario puede conectar o desconectar páginas.',
  },
  not_offered: { en: 'Pages can’t be connected here yet', es: 'Aún no se pueden conectar páginas aquí' },
  not_offered_hint: {
    en: 'Whoever runs Lotwire here sets META_APP_ID, META_APP_SECRET, and META_PAGES_CONFIG_ID first (lib/README.md).',
    es: 'Quien administra Lotwire aquí debe definir primero META_APP_ID, META_APP_SECRET y META_PAGES_CONFIG_ID (lib/README.md).',
  },
  back: { en: 'Back to settings', es: 'Volver a configuración' },
  start: { en: 'Continue with Facebook', es: 'Continuar con Facebook' },
  open: { en: 'Choose your pages in Facebook’s window', es: 'Elige tus páginas en la ventana de Facebook' },
  stop: { en: 'Stop waiting', es: 'Dejar de esperar' },
  sending: { en: 'Connecting your pages …', es: 'Conectando tus páginas …' },
  refused: { en: 'The pages could not be connected', es: 'No se pudieron conectar las páginas' },
} as const satisfies Texts
