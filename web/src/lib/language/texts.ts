import type { Texts } from './text-types.ts'

/** The texts shared by all features. A feature keeps its own next to its pages. */
export const common = {
  product: { en: 'Lotwire', es: 'Lotwire' },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  save: { en: 'Save', es: 'Guardar' },
  close: { en: 'Close', es: 'Cerrar' },
  retry: { en: 'Retry', es: 'Reintentar' },
  loading: { en: 'Loading...', es: 'Cargando...' },
  copy: { en: 'Copy', es: 'Copiar' },
  copied: { en: 'Copied to clipboard', es: 'Copiado al portapapeles' },
  skip_to_content: { en: 'Skip to content', es: 'Ir al contenido' },
  light_mode: { en: 'Light mode', es: 'Modo claro' },
  dark_mode: { en: 'Dark mode', es: 'Modo oscuro' },
  show_password: { en: 'Show characters', es: 'Mostrar caracteres' },
  hide_password: { en: 'Hide characters', es: 'Ocultar caracteres' },
  load_failed: { en: 'This couldn’t be loaded', es: 'No se pudo cargar' },
  filters: { en: 'Filters', es: 'Filtros' },
  filters_on: { en: 'Filters ({count})', es: 'Filtros ({count})' },
  active_filters: { en: 'Active filters', es: 'Filtros activos' },
  remove_filter: { en: 'Remove filter: {filter}', es: 'Quitar filtro: {filter}' },
  clear_filters: { en: 'Clear filters', es: 'Quitar filtros' },
  actions_for: { en: 'Actions for {name}', es: 'Acciones para {name}' },
  default_file: { en: '📎 Attachment', es: '📎 Archivo adjunto' },
  default_audio: { en: '🎤 Audio', es: '🎤 Audio' },
  default_contact: { en: '👤 Contact', es: '👤 Contacto' },
  default_sticker: { en: '🙂 Sticker', es: '🙂 Sticker' },
  default_unsupported: { en: '⚠️ Unsupported message', es: '⚠️ Mensaje no compatible' },

  error_internal: { en: 'Something went wrong.', es: 'Algo salió mal.' },
  error_offline: {
    en: 'You’re offline, or the server can’t be reached.',
    es: 'No tienes conexión o el servidor no responde.',
  },
  error_status: { en: 'Request failed ({status})', es: 'La solicitud falló ({status})' },
  error_signed_out: { en: 'Please log in again.', es: 'Inicia sesión de nuevo.' },
} as const satisfies Texts
