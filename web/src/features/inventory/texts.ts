import { useText } from '../../lib/language/text.ts'
import type { Texts } from '../../lib/language/text-types.ts'

/** The texts of the inventory page, its catalogue and manually maintained vehicles. */
const inventoryTexts = {
  title: { en: 'Inventory', es: 'Inventario' },
  in_stock: {
    en: { one: '{count} vehicle', other: '{count} vehicles' },
    es: { one: '{count} vehículo', other: '{count} vehículos' },
  },
  public_page: { en: 'Public page', es: 'Página pública' },
  sync: { en: 'Sync Inventory', es: 'Sincronizar inventario' },
  syncing: { en: 'Syncing…', es: 'Sincronizando…' },
  dcid_filter: { en: 'DCID Filter', es: 'Filtro DCID' },
  on: { en: 'ON', es: 'Activo' },
  integrations: { en: 'Integrations', es: 'Integraciones' },
  add: { en: 'Add vehicle', es: 'Agregar vehículo' },

  search: { en: 'Search products...', es: 'Buscar vehículos...' },
  clear_search: { en: 'Clear search', es: 'Borrar búsqueda' },
  sort: { en: 'Sort by', es: 'Ordenar por' },
  sort_make_asc: { en: 'Make A-Z', es: 'Marca A-Z' },
  sort_make_desc: { en: 'Make Z-A', es: 'Marca Z-A' },
  sort_price_asc: { en: 'Price Lowest', es: 'Precio más bajo' },
  sort_price_desc: { en: 'Price Highest', es: 'Precio más alto' },
  sort_year_asc: { en: 'Year Oldest', es: 'Año más antiguo' },
  sort_year_desc: { en: 'Year Newest', es: 'Año más nuevo' },
  sort_mileage_asc: { en: 'Mileage Lowest', es: 'Menor millaje' },
  sort_mileage_desc: { en: 'Mileage Highest', es: 'Mayor millaje' },
  sort_created_at_desc: { en: 'Recently Added', es: 'Más recientes' },

  all_makes: { en: 'All makes', es: 'Todas las marcas' },
  year_min: { en: 'Year from', es: 'Año desde' },
  year_max: { en: 'Year to', es: 'Año hasta' },
  price_min: { en: 'Price from', es: 'Precio desde' },
  price_max: { en: 'Price to', es: 'Precio hasta' },
  mileage_max: { en: 'Mileage up to', es: 'Millaje hasta' },
  chip_year_min: { en: 'From {value}', es: 'Desde {value}' },
  chip_year_max: { en: 'Up to {value}', es: 'Hasta {value}' },
  chip_price_min: { en: 'From {value}', es: 'Desde {value}' },
  chip_price_max: { en: 'Up to {value}', es: 'Hasta {value}' },
  chip_mileage_max: { en: 'Up to {value}', es: 'Hasta {value}' },
  clear_all: { en: 'Clear search and filters', es: 'Borrar búsqueda y filtros' },
  apply: { en: 'Show vehicles', es: 'Ver vehículos' },

  vehicles: { en: 'Vehicles', es: 'Vehículos' },
  updating: { en: 'Updating the list', es: 'Actualizando la lista' },
  no_vehicles: { en: 'No vehicles found', es: 'No se encontraron vehículos' },
  no_vehicles_hint: {
    en: 'Try adjusting your search or sync your inventory',
    es: 'Ajusta tu búsqueda o sincroniza tu inventario',
  },
  no_vehicles_manager: {
    en: 'They appear here after the next sync.',
    es: 'Aparecerán aquí cuando una sincronización los traiga.',
  },
  no_vehicles_agent: { en: 'There are no vehicles right now.', es: 'Por ahora no hay ninguno.' },
  no_match_hint: { en: 'Try adjusting your search', es: 'Ajusta tu búsqueda' },
  no_integration: { en: 'No active integration found', es: 'No hay ninguna integración activa' },
  no_integration_hint: {
    en: 'Add your vehicles: connect your dealer system to import them every hour, upload a file, or enter them yourself.',
    es: 'Agrega tus vehículos: conecta el sistema de tu agencia para importarlos cada hora, sube un archivo o captúralos tú.',
  },
  no_integration_agent: {
    en: 'A manager can connect your dealer system. Its vehicles then appear here.',
    es: 'Un gerente puede conectar el sistema de la agencia. Sus vehículos aparecerán aquí.',
  },
  connect_integration: { en: 'Connect Integration', es: 'Conectar integración' },
  load_failed: { en: 'The inventory could not be loaded', es: 'No se pudo cargar el inventario' },

  found: {
    en: { one: '{count} vehicle found', other: '{count} vehicles found' },
    es: { one: '{count} vehículo encontrado', other: '{count} vehículos encontrados' },
  },
  showing: { en: 'Showing {from} to {to} of {total} vehicles', es: 'Mostrando {from} a {to} de {total} vehículos' },
  pages: { en: 'Pages', es: 'Páginas' },
  page_of: { en: 'Page {page} of {last}', es: 'Página {page} de {last}' },
  page_number: { en: 'Page {page}', es: 'Página {page}' },
  previous: { en: 'Previous', es: 'Anterior' },
  next: { en: 'Next', es: 'Siguiente' },

  no_picture: { en: 'No picture', es: 'Sin foto' },
  call_for_price: { en: 'Call for price', es: 'Consultar precio' },
  price_was: { en: 'Previous price {price}', es: 'Precio anterior {price}' },
  mark_reserved: { en: 'Reserved', es: 'Apartado' },
  mark_inbound: { en: 'Inbound', es: 'En camino' },
  mark_recon: { en: 'In recon', es: 'En preparación' },
  mark_sold: { en: 'Sold', es: 'Vendido' },
  mark_by_hand: { en: 'Added by hand', es: 'Agregado a mano' },
  not_public: {
    en: 'Not public yet: customers see it once it is in stock.',
    es: 'Aún no es público: los clientes lo verán cuando esté en inventario.',
  },
  stock: { en: 'Stock {number}', es: 'Stock {number}' },
  days_in_stock: {
    en: { one: '{count} day in stock', other: '{count} days in stock' },
    es: { one: '{count} día en inventario', other: '{count} días en inventario' },
  },
  new_today: { en: 'New today', es: 'Llegó hoy' },
  views: {
    en: { one: '{count} view', other: '{count} views' },
    es: { one: '{count} visita', other: '{count} visitas' },
  },
  calls: {
    en: { one: '{count} call', other: '{count} calls' },
    es: { one: '{count} llamada', other: '{count} llamadas' },
  },
  view_details: { en: 'View details', es: 'Ver detalles' },
  edit: { en: 'Edit', es: 'Editar' },
  delete: { en: 'Delete', es: 'Eliminar' },

  share: { en: 'Share {title}', es: 'Compartir {title}' },
  share_title: { en: 'Share vehicle', es: 'Compartir vehículo' },
  share_text: { en: 'Check out this {title} - {price}', es: 'Mira este {title} - {price}' },
  share_link: { en: 'Link', es: 'Enlace' },
  share_whatsapp: { en: 'WhatsApp', es: 'WhatsApp' },
  share_sms: { en: 'Text message', es: 'Mensaje SMS' },
  share_email: { en: 'Email', es: 'Correo' },
  copy: { en: 'Copy', es: 'Copiar' },
  copied: { en: 'Copied!', es: '¡Copiado!' },

  add_title: { en: 'Add vehicle', es: 'Agregar vehículo' },
  edit_title: { en: 'Edit vehicle', es: 'Editar vehículo' },
  edit_hint: {
    en: 'Your changes stay until the feed updates this vehicle.',
    es: 'Tus cambios se mantienen hasta que la fuente actualice este vehículo.',
  },
  price_hint: { en: 'Leave empty for “Call for price”.', es: 'Déjalo vacío para “Consultar precio”.' },
  miles: { en: 'miles', es: 'millas' },
  pictures_hint: {
    en: 'One https address per line. The first is the cover.',
    es: 'Una dirección https por línea; la primera es la portada.',
  },
  not_a_number: { en: 'Enter a number.', es: 'Escribe un número.' },
  added: { en: 'Vehicle added', es: 'Vehículo agregado' },
  saved: { en: 'Vehicle saved', es: 'Vehículo guardado' },
  open_failed: { en: 'Failed to open the vehicle', es: 'No se pudo abrir el vehículo' },
  save_failed: { en: 'Failed to save the vehicle', es: 'No se pudo guardar el vehículo' },
  delete_title: { en: 'Delete vehicle', es: 'Eliminar vehículo' },
  delete_question: {
    en: 'Are you sure you want to delete {title}? Links to it will no longer work.',
    es: '¿Seguro que quieres eliminar {title}? Sus enlaces dejarán de funcionar.',
  },
  deleted: { en: 'Vehicle deleted', es: 'Vehículo eliminado' },
  delete_failed: { en: 'Failed to delete the vehicle', es: 'No se pudo eliminar el vehículo' },
} as const satisfies Texts

/** Returns the texts of the inventory. */
export const useInventoryText = () => useText(inventoryTexts)
