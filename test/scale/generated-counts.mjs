// Statements that generate counts.

/**
 * Returns the statement for the counts by day of a busy site: 2,000 rows a day, in the chains of two servers.
 * @param {string} site its name
 * @param {number} months how far back they go
 */
export const countsOf = (
  site,
  months,
) => `insert into "consentCount" (day, site, dimension, value, action, chain, count)
select to_char(now() - day * interval '1 day', 'YYYY-MM-DD'), (select id from domain where name = '${site}'), dimension,
  case when dimension = 'all' then '' else dimension || number end, action, chain, 7
from generate_series(0, ${months * 30}) day,
  (values ('all', 1), ('country', 200), ('language', 60), ('version', 30), ('device', 4), ('surface', 3)) d(dimension, most),
  generate_series(1, most) number, unnest(array['accept_all', 'reject_all', 'custom']) action, generate_series(0, 1) chain on conflict do nothing`
