import type { Field } from './vehicle-field.ts'

/** Short text from the dealer, a word or two. */
const words = { kind: 'text', max: 100, seenBy: 'anyone', onPage: true } as const

/**
 * All fields of a vehicle, in the order of lists, forms and pages. A field is added here; code that cannot be derived
 * from its row does not compile until it is written.
 */
export const VEHICLE_FIELDS = {
  vin: {
    kind: 'text',
    max: 17,
    label: { en: 'VIN', es: 'VIN' },
    columns:
      'vin vinnumber vinno vinnum vincode vehicleidentificationnumber vehiclevin niv numerodeserie numeroserie numserie noserie numerovin numerodechasis',
    seenBy: 'anyone',
    byHand: 'optional',
    packed: 'kept',
    onPage: true,
    schemaOrg: 'vehicleIdentificationNumber',
  },
  stockNumber: {
    kind: 'text',
    max: 40,
    label: { en: 'Stock number', es: 'Número de inventario' },
    columns:
      'stocknumber stockno stock stocknum stk stockid vehiclestocknumber inventorynumber inventoryid inventario numerodeinventario numeroinventario noinventario nodeinventario numinventario numeroeconomico noeconomico numerodestock numerostock nostock folio id vehicleid',
    seenBy: 'anyone',
    byHand: 'optional',
    packed: 'searched',
    schemaOrg: 'sku',
  },
  dealer_code: {
    kind: 'text',
    max: 40,
    label: { en: 'Dealer code (DCID)', es: 'Código de agencia (DCID)' },
    columns:
      'dcid dealerid dealercode accountid storecode dealernumber codigodeagencia codigoagencia codigodeconcesionario codigoconcesionario',
    seenBy: 'staff',
    packed: 'searched',
  },
  year: {
    kind: 'number',
    min: 1900,
    max: 2100,
    label: { en: 'Year', es: 'Año' },
    columns: 'year modelyear vehicleyear yr ano anio anomodelo anodelmodelo modeloano',
    seenBy: 'anyone',
    byHand: 'optional',
    packed: 'searched',
    onCard: true,
    onPage: true,
    schemaOrg: 'vehicleModelDate',
  },
  make: {
    ...words,
    label: { en: 'Make', es: 'Marca' },
    columns: 'make manufacturer brand division vehiclemake marca fabricante',
    byHand: 'needed',
    packed: 'searched',
    schemaOrg: 'brand',
  },
  model: {
    ...words,
    label: { en: 'Model', es: 'Modelo' },
    columns: 'model vehiclemodel modelo',
    byHand: 'needed',
    packed: 'searched',
    schemaOrg: 'model',
  },
  trim: {
    ...words,
    label: { en: 'Trim', es: 'Versión' },
    columns: 'trim series trimlevel badge vehicletrim version acabado edicion',
    byHand: 'optional',
    packed: 'searched',
    schemaOrg: 'vehicleConfiguration',
  },
  title: {
    kind: 'text',
    max: 200,
    label: { en: 'Year, make and model in one', es: 'Año, marca y modelo juntos' },
    columns:
      'vehicleinfo vehicle yearmakemodel yearmakemodeltrim title vehicletitle vehiclename anomarcamodelo vehiculo titulo',
    seenBy: 'anyone',
    always: true,
  },
  price: {
    kind: 'money',
    max: 100_000_000,
    label: { en: 'Price', es: 'Precio' },
    columns:
      'specialprice internetprice sellingprice advertisingprice advertisedprice askingprice saleprice price currentprice pricecurrent ourprice vehicleprice listprice retailprice webprice websiteprice onlineprice salesprice cashprice listingprice finalprice preciooferta preciodeoferta precioespecial preciointernet preciodeventa precioventa preciocontado preciodecontado preciopublico precioalpublico preciofinal precio',
    seenBy: 'anyone',
    byHand: 'optional',
    packed: 'kept',
  },
  mileage: {
    kind: 'number',
    min: 0,
    max: 10_000_000,
    unit: 'miles',
    label: { en: 'Mileage', es: 'Millaje' },
    columns:
      'odometer mileage miles mileagevalue odometerreading currentmileage vehiclemileage millaje millas odo odometro recorrido km kms kilometers kilometres kilometraje kilometros',
    seenBy: 'anyone',
    byHand: 'optional',
    packed: 'kept',
    onCard: true,
    onPage: true,
    schemaOrg: 'mileageFromOdometer',
  },
  transmission: {
    ...words,
    label: { en: 'Transmission', es: 'Transmisión' },
    columns:
      'transmission transmissiondescription transmissiontype tranmission trans transmision tipodetransmision caja',
    byHand: 'optional',
    onCard: true,
    schemaOrg: 'vehicleTransmission',
  },
  drivetrain: {
    ...words,
    label: { en: 'Drivetrain', es: 'Tracción' },
    columns: 'drivetrain drivetype driveline drive wheeldrive traccion tipodetraccion',
    byHand: 'optional',
    onCard: true,
    schemaOrg: 'driveWheelConfiguration',
  },
  color: {
    ...words,
    label: { en: 'Color', es: 'Color' },
    columns:
      'exteriorcolor extcolor extcolour colorexterior exterior color colour extcolorgeneric vehiclecolor colorext colordelexterior pintura',
    byHand: 'optional',
    packed: 'searched',
    schemaOrg: 'color',
  },
  colorAlt: {
    ...words,
    label: { en: 'Interior color', es: 'Color interior' },
    columns:
      'interiorcolor intcolor interiorcolour interior intcolorgeneric colorinterior colorint colordelinterior vestidura tapiceria',
    byHand: 'optional',
    schemaOrg: 'vehicleInteriorColor',
  },
  body: {
    ...words,
    label: { en: 'Body', es: 'Carrocería' },
    columns: 'body bodystyle bodytype vehiclebody style carroceria tipodecarroceria',
    schemaOrg: 'bodyType',
  },
  engine: {
    ...words,
    label: { en: 'Engine', es: 'Motor' },
    columns: 'engine enginedescription enginetype motor tipodemotor',
    schemaOrg: 'vehicleEngine',
  },
  fuel: {
    ...words,
    label: { en: 'Fuel', es: 'Combustible' },
    columns: 'fueltype fuel typeoffuel combustible tipodecombustible',
    schemaOrg: 'fuelType',
  },
  condition: {
    kind: 'choice',
    values: { new: { en: 'New', es: 'Nuevo' }, used: { en: 'Used', es: 'Usado' } },
    label: { en: 'Condition', es: 'Condición' },
    columns: 'newused type condition stateofvehicle vehiclecondition condicion nuevousado nuevoousado',
    seenBy: 'anyone',
    onPage: true,
    schemaOrg: 'itemCondition',
  },
  msrp: {
    kind: 'money',
    max: 100_000_000,
    label: { en: 'MSRP', es: 'Precio de lista' },
    columns: 'msrp vehiclemsrp stickerprice preciodelista preciolista preciosugerido',
    seenBy: 'anyone',
    onPage: true,
  },
  description: {
    kind: 'prose',
    max: 20_000,
    label: { en: 'Description', es: 'Descripción' },
    columns:
      'vehicledescription webaddescription webdescription description detaildescription sellercomments sellernotes dealercomments comments descriptions freetext descripcion comentarios comentariosdelvendedor',
    seenBy: 'anyone',
    byHand: 'optional',
    schemaOrg: 'description',
  },
  options: {
    kind: 'list',
    label: { en: 'Options', es: 'Equipamiento' },
    columns:
      'equipmentcode options features equipment categorizedoptions equipamiento equipo opciones caracteristicas accesorios',
    seenBy: 'anyone',
  },
  images: {
    kind: 'pictures',
    max: 60,
    label: { en: 'Pictures', es: 'Fotos' },
    columns:
      'mainphoto mainphotourl mainimage mainimageurl mainpicture primaryphoto primaryphotourl primaryimage primaryimageurl coverphoto coverimage featuredimage fotoprincipal imagenprincipal photourls photourllist photourl photo photolist photos photolinks imagelist imageurls imageurl imagelinks imagelink image images pictures pictureurls picturelist pictureurl picture fotos foto urlfotos urldefotos urlsdefotos fotografias imagenes imagen urlimagenes urldeimagenes',
    seenBy: 'anyone',
    byHand: 'optional',
    schemaOrg: 'image',
  },
  /** Available and reserved vehicles are public; sold ones are kept for the links to them. */
  availability: {
    kind: 'choice',
    values: {
      available: { en: 'Available', es: 'Disponible' },
      reserved: { en: 'Reserved', es: 'Apartado' },
      inbound: { en: 'Inbound', es: 'En camino' },
      recon: { en: 'In recon', es: 'En preparación' },
      sold: { en: 'Sold', es: 'Vendido' },
    },
    label: { en: 'Inventory status', es: 'Estado en inventario' },
    columns:
      'status inventorystatus vehiclestatus stockstatus availability estatus estado estadodeinventario estatusdeinventario disponibilidad situacion',
    seenBy: 'anyone',
    always: true,
    packed: 'kept',
  },
  stocked_on: {
    kind: 'day',
    label: { en: 'Date in stock', es: 'Fecha de ingreso' },
    columns:
      'dateinstock instockdate inventorydate stockdate fechadeingreso fechaingreso fechadeinventario fechadeentrada fechaentrada',
    seenBy: 'nobody',
  },
} as const satisfies Record<string, Field>
