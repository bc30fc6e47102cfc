import type { en } from './en.ts'
import type { Counterpart } from './text-types.ts'

export const es = {
  product: 'Lotwire',
  cancel: 'Cancelar',
  save: 'Guardar',
  close: 'Cerrar',
  retry: 'Reintentar',
  loading: 'Cargando...',
  copy: 'Copiar',
  copied: 'Copiado',
  skip_to_content: 'Ir al contenido',
  light_mode: 'Modo claro',
  dark_mode: 'Modo oscuro',
  show_password: 'Mostrar caracteres',
  hide_password: 'Ocultar caracteres',
  load_failed: 'No se pudo cargar',
  filters: 'Filtros',
  filters_on: 'Filtros ({count})',
  active_filters: 'Filtros activos',
  remove_filter: 'Quitar filtro: {filter}',
  clear_filters: 'Quitar filtros',
  actions_for: 'Acciones para {name}',
  default_file: '📎 Archivo adjunto',
  default_audio: '🎤 Audio',

  error_internal: 'Algo salió mal.',
  error_offline: 'No tienes conexión o el servidor no responde.',
  error_status: 'La solicitud falló ({status})',
  error_signed_out: 'Inicia sesión de nuevo.',
} as const satisfies Counterpart<typeof en>
