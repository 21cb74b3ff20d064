import { sellersResource } from '#generated/resources/sellers.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(sellersResource, {
  columns: {
    valid_from: { width: 124 },
    name: { flex: 2 },
    city: { width: 100 },
    country_id: { width: 100 },
    vat_number: { width: 140 },
    siret: { width: 160 },
    iban: { flex: 2 },
  },
});
