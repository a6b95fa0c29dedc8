// What `fluent.js` exports has the types of the package that it was made from.
export {FluentBundle, FluentNumber, FluentResource} from '@fluent/bundle';
