/** What changed between versions, as the pages that show it import it. */
export { Upgrade } from './upgrade';
export { UpgradeSteps } from './upgrade-steps';
