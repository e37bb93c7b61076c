/** What bots are told where Mistwood is on the table. */
import './further-impressions.ts';

export { insight } from '../../bot/estimate.ts';
